/** A row with one cell for each column. Cells beyond the last column stay if they are not empty, and the row is refused. */
export function fitCells(cells: readonly string[], length: number): readonly string[] {
  if (cells.length === length) return cells;
  if (cells.length < length) return [...cells, ...Array<string>(length - cells.length).fill('')];
  return cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells;
}
