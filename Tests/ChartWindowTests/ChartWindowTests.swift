import Testing

@Suite struct ChartWindowTests {}
