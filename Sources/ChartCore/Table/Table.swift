/// Columns of equal length as read from a file, with what was assumed while reading.
///
/// Rows are in file order; nothing is sorted here.
public struct Table: Sendable {
  public var columns: [Column]
  public var reading: Reading
  public var warnings: [Warning]
  /// The lines of the file that the rows begin on.
  var lines = RowLines()
  /// How many rows came before these and were dropped.
  var droppedRows = 0

  public init(columns: [Column], reading: Reading = Reading(), warnings: [Warning] = []) {
    self.columns = columns
    self.reading = reading
    self.warnings = warnings
  }

  public var rowCount: Int { columns.first?.count ?? 0 }
}
