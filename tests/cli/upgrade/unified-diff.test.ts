import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeUnifiedDiff } from '../../../src/cli/upgrade/unified-diff.ts';

const NO_BREAK = '\\ No newline at end of file';

/** What `patch` makes of a text by a difference, or with `isReversed` the text before. */
function apply(text: string, diff: string, isReversed = false): string {
  const source = text.split('\n');
  const [gone, come] = isReversed ? ['+', '-'] : ['-', '+'];
  const made: string[] = [];
  let position = 0;
  let endsOpen = !text.endsWith('\n');
  const lines = diff.split('\n').slice(2);
  for (const [index, line] of lines.entries()) {
    const range = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(line);
    if (range) {
      const [start, length] = (isReversed ? range.slice(3) : range.slice(1)).map(Number) as [number, number];
      const first = length === 0 ? start : start - 1;
      made.push(...source.slice(position, first));
      position = first;
    } else if (line === NO_BREAK) continue;
    else {
      const sign = line.charAt(0);
      if (sign !== come) {
        expect(source[position]).toBe(line.slice(1));
        position++;
      }
      if (sign !== gone) {
        made.push(line.slice(1));
        endsOpen = lines[index + 1] === NO_BREAK;
      }
    }
  }
  const rest = source.slice(position);
  if (rest.length > 1 || (rest[0] ?? '') !== '') return [...made, ...rest].join('\n');
  return made.length === 0 ? '' : made.join('\n') + (endsOpen ? '' : '\n');
}

describe('a unified difference', () => {
  test('shows the changed lines with three around them', () => {
    const lines = (changed: string) => ['a', 'b', 'c', 'd', changed, 'f', 'g', 'h', 'i', ''].join('\n');
    expect(makeUnifiedDiff(lines('e'), lines('E'), 'catalog/store.json')).toBe(
      [
        '--- catalog/store.json',
        '+++ catalog/store.json',
        '@@ -2,7 +2,7 @@',
        ...[' b', ' c', ' d', '-e', '+E', ' f', ' g', ' h'],
      ].join('\n'),
    );
  });

  test('is empty for the same text', () => {
    expect(makeUnifiedDiff('a\n', 'a\n', 'a')).toBe('');
  });

  test('makes one text of the other, in both directions', () => {
    const text = fc
      .tuple(fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 30 }), fc.boolean())
      .map(([lines, isOpen]) => lines.join('\n') + (lines.length > 0 && !isOpen ? '\n' : ''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = makeUnifiedDiff(before, after, 'x');
        if (before === after) return;
        expect(apply(before, diff)).toBe(after);
        expect(apply(after, diff, true)).toBe(before);
      }),
    );
  });

  test('of two long texts without a common line takes no long time', () => {
    const text = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}\n`).join('');
    expect(makeUnifiedDiff(text('a'), text('b'), 'x').split('\n')).toHaveLength(40_003);
  });
});
