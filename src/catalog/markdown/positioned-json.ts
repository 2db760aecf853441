/** A value with the line, from 1, at which it stands in the file that it was read from. */
export interface Placed<T> {
  readonly line: number;
  readonly value: T;
}

/** A tree of values: an object or list of nodes, or a text with its line. */
export type PlacedNode = Placed<string> | readonly PlacedNode[] | { readonly fields: readonly [string, PlacedNode][] };

/**
 * Writes a tree as JSON in which each text is on its own line of the file. So what finds positions in JSON files finds the lines of other files, too.
 * The texts have to be in the order of their lines; one that is not stands further down.
 */
export function writeAtLines(tree: PlacedNode): string {
  let text = '';
  let line = 1;
  const goTo = (node: PlacedNode): void => {
    const missing = 'line' in node ? Math.max(0, node.line - line) : 0;
    text += '\n'.repeat(missing);
    line += missing;
  };
  const write = (node: PlacedNode): void => {
    goTo(node);
    if ('line' in node) text += JSON.stringify(node.value);
    else if ('fields' in node) {
      text += '{';
      for (const [index, [key, value]] of node.fields.entries()) {
        if (index > 0) text += ',';
        // The key is where its value is.
        goTo(value);
        text += `${JSON.stringify(key)}:`;
        write(value);
      }
      text += '}';
    } else {
      text += '[';
      for (const [index, value] of node.entries()) {
        if (index > 0) text += ',';
        write(value);
      }
      text += ']';
    }
  };
  write(tree);
  return text;
}
