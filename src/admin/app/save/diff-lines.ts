import { structuredPatch } from 'diff';

interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { ' ': 'same', '-': 'removed', '+': 'added' };
/** With more changed lines than this, all lines are shown as removed and added: finding the smallest difference would take seconds. */
const MOST_CHANGES = 2_000;

/** The lines that differ between two texts, each with two lines around it. `undefined` separates two places. */
export function diffLines(before: string, after: string): (DiffLine | undefined)[] {
  const patch = structuredPatch('', '', before, after, undefined, undefined, {
    context: 2,
    maxEditLength: MOST_CHANGES,
  });
  if (!patch) return [...linesOf('removed', before), ...linesOf('added', after)];
  return patch.hunks.flatMap(({ lines }, index) => [
    ...(index > 0 ? [undefined] : []),
    // The line "\ No newline at end of file" is in neither text.
    ...lines.flatMap((line) => {
      const kind = KINDS[line.charAt(0)];
      return kind ? [{ kind, text: line.slice(1) }] : [];
    }),
  ]);
}

const linesOf = (kind: DiffLine['kind'], text: string): DiffLine[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => ({ kind, text: line }));
