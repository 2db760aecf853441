/** Text for a terminal: columns aligned, the first to the left, the others to the right. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table of Markdown, with the first column to the left and the others to the right. */
export function formatMarkdown(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [headings, rule, ...rows].map(line).join('\n');
}

export const startMarker = (name: string): string => `<!-- ${name}: written by the command -->`;
export const endMarker = (name: string): string => `<!-- /${name} -->`;

/** The text with another content between the two comments of a name. @throws when they are not there, once each and in this order. */
export function replaceMarked(text: string, name: string, content: string): string {
  const [before, rest, ...more] = text.split(startMarker(name));
  const [, after, ...others] = rest?.split(endMarker(name)) ?? [];
  if (after === undefined || more.length + others.length > 0)
    throw new Error(`The text does not have "${startMarker(name)}" and "${endMarker(name)}" once each.`);
  return `${before}${startMarker(name)}\n\n${content}\n\n${endMarker(name)}${after}`;
}
