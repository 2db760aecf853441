import { expect, test } from 'vitest';
import { showProgress } from '../../../src/cli/terminal/progress.ts';

/** What is printed to a file when a step reports these counts. */
function print(label: string, counts: string, msEach = 10): string[] {
  const lines: string[] = [];
  const screen = { write: (text: string) => lines.push(text.trimEnd()) > 0 } as Parameters<typeof showProgress>[3];
  for (const [index, count] of counts.split(' ').entries()) {
    const [done = 0, total = 0] = count.split('/').map(Number);
    showProgress(label, done, total, screen, index * msEach);
  }
  return lines;
}

test('a file gets each quarter of a long step once, however the count goes up', () => {
  const counts = '0/400 16/400 16/400 90/400 160/400 190/400 200/400 290/400 300/400 399/400 400/400 400/400';
  expect(print('Long', counts)).toEqual([
    'Long 0/400 (0 %)',
    'Long 160/400 (40 %)',
    'Long 200/400 (50 %)',
    'Long 300/400 (75 %)',
    'Long 400/400 (100 %)',
  ]);
});

test('a file gets one line of a short step, and one each half minute of a slow one', () => {
  expect(print('Short', '0/2 1/2 2/2 2/2')).toEqual(['Short 2/2 (100 %)']);
  expect(print('Slow', '0/4 1/4 2/4 4/4', 20_000)).toEqual(['Slow 2/4 (50 %), about 40 s left', 'Slow 4/4 (100 %)']);
});

test('a step that begins anew is shown anew', () => {
  expect(print('Again', '1/3 3/3 1/2 2/2')).toEqual(['Again 3/3 (100 %)', 'Again 2/2 (100 %)']);
});
