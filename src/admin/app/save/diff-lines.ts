export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Line number in the text before, or after for an added line; from 1. */
  readonly number: number;
}

/** Lines around a change that are shown. */
const AROUND = 2;
/** A change of more lines is shown as removed and added as a whole. */
const MOST_LINES = 2_000;

/** The lines that differ between two texts, each with some lines around it. `undefined` parts two places. */
export function diffLines(before: string, after: string): (DiffLine | undefined)[] {
  const all = diffAll(before.split('\n'), after.split('\n'));
  const isShown = all.map((_, index) =>
    all.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: (DiffLine | undefined)[] = [];
  for (const [index, line] of all.entries()) {
    if (!isShown[index]) continue;
    if (shown.length > 0 && !isShown[index - 1]) shown.push(undefined);
    shown.push(line);
  }
  return shown;
}

function diffAll(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return [
    ...before.slice(0, start).map((text, index): DiffLine => ({ kind: 'same', text, number: index + 1 })),
    ...(Math.max(removed.length, added.length) > MOST_LINES
      ? replaceAll(removed, added, start)
      : diffMiddle(removed, added, start)),
    ...before
      .slice(before.length - end)
      .map((text, index): DiffLine => ({ kind: 'same', text, number: before.length - end + index + 1 })),
  ];
}

const replaceAll = (removed: readonly string[], added: readonly string[], start: number): DiffLine[] => [
  ...removed.map((text, index): DiffLine => ({ kind: 'removed', text, number: start + index + 1 })),
  ...added.map((text, index): DiffLine => ({ kind: 'added', text, number: start + index + 1 })),
];

/** The longest common sequence of lines, by a table of the lengths of those of all ends. */
function diffMiddle(removed: readonly string[], added: readonly string[], start: number): DiffLine[] {
  const width = added.length + 1;
  const lengths = new Uint16Array((removed.length + 1) * width);
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        removed[i] === added[j]
          ? at(lengths, (i + 1) * width + j + 1) + 1
          : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    if (i < removed.length && removed[i] === added[j]) {
      lines.push({ kind: 'same', text: removed[i++] as string, number: start + i });
      j++;
    } else if (
      j >= added.length ||
      (i < removed.length && at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1))
    )
      lines.push({ kind: 'removed', text: removed[i++] as string, number: start + i });
    else lines.push({ kind: 'added', text: added[j++] as string, number: start + j });
  }
  return lines;
}

const at = (lengths: Uint16Array, index: number): number => lengths[index] ?? 0;
