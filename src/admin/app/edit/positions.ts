/** The offsets from a line and column of a text to the end of that line. Both count from 1. */
export function findOffset(text: string, line: number, column: number): readonly [number, number] {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  const last = end < 0 ? text.length : end;
  return [Math.min(start + Math.max(0, column - 1), last), last];
}

/** The line of an offset, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
