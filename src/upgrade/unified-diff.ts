/** Lines around a change that are shown. */
const CONTEXT = 3;
/** Above this many pairs of lines the whole middle counts as changed: comparing all of them would take seconds. */
const MOST_PAIRS = 4_000_000;

/** A line of a difference: `-` only before, `+` only after, a space in both. */
interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

/** The difference of two texts of a file, as `diff -u` and `git diff` write it; empty where they are the same. */
export function makeUnifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const lines = compareLines(splitLines(before), splitLines(after));
  return [`--- ${name}`, `+++ ${name}`, ...listHunks(lines)].join('\n');
}

/** The lines of a text. A last one without a line break says so, as `diff` does. */
function splitLines(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

function compareLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const same = (text: string): DiffLine => ({ sign: ' ', text });
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** Compares by the longest list of lines that both have in this order. */
function compareMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = before.map((text): DiffLine => ({ sign: '-', text }));
  const added = after.map((text): DiffLine => ({ sign: '+', text }));
  if (before.length * after.length > MOST_PAIRS) return [...removed, ...added];
  const width = after.length + 1;
  /** How many lines are common from here on. */
  const common = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? (common[(row + 1) * width + column + 1] as number) + 1
          : Math.max(common[(row + 1) * width + column] as number, common[row * width + column + 1] as number);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      lines.push({ sign: ' ', text: before[row] as string });
      row++;
      column++;
    } else if (
      row < before.length &&
      (column === after.length ||
        (common[(row + 1) * width + column] as number) >= (common[row * width + column + 1] as number))
    )
      lines.push(removed[row++] as DiffLine);
    else lines.push(added[column++] as DiffLine);
  }
  return lines;
}

/** The parts with changes and some lines around them, each below a line that says where it is. */
function listHunks(lines: readonly DiffLine[]): string[] {
  const shown: string[] = [];
  let [before, after] = [1, 1];
  let position = 0;
  const pass = ({ sign }: DiffLine) => {
    if (sign !== '+') before++;
    if (sign !== '-') after++;
  };
  while (position < lines.length) {
    const change = lines.findIndex(({ sign }, index) => index >= position && sign !== ' ');
    if (change < 0) break;
    const from = Math.max(position, change - CONTEXT);
    let last = change;
    for (let index = change; index < lines.length && index <= last + 2 * CONTEXT; index++)
      if (lines[index]?.sign !== ' ') last = index;
    const to = Math.min(lines.length, last + CONTEXT + 1);
    for (const line of lines.slice(position, from)) pass(line);
    const hunk = lines.slice(from, to);
    const count = (sign: '-' | '+') => hunk.filter((line) => line.sign !== sign).length;
    const [ofBefore, ofAfter] = [count('+'), count('-')];
    // An empty side begins one line earlier, as `diff` has it.
    const range = (start: number, length: number) => `${length === 0 ? start - 1 : start},${length}`;
    shown.push(`@@ -${range(before, ofBefore)} +${range(after, ofAfter)} @@`);
    shown.push(...hunk.map(({ sign, text }) => sign + text));
    for (const line of hunk) pass(line);
    position = to;
  }
  return shown;
}
