import Testing

@Suite struct ChartRenderTests {}
