/** Aligns two columns, such as commands and what they do. The second begins four spaces after the longest entry of the first. */
export function alignRows(rows: readonly (readonly [first: string, second: string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.map(([first, second]) => first.padEnd(width) + second);
}
