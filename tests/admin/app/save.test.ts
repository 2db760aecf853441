import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Conflicts } from '../../../src/admin/app/forms/Conflicts.tsx';
import { Causes } from '../../../src/admin/app/problems/Causes.tsx';
import { Difference } from '../../../src/admin/app/save/Difference.tsx';
import { ProblemList } from '../../../src/admin/app/save/ProblemList.tsx';
import { SaveResult } from '../../../src/admin/app/save/SaveResult.tsx';
import type { ProblemAnswer, SaveAnswer } from '../../../src/admin/contract.ts';

/** The words of markup. */
const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const problem = (changes: Partial<ProblemAnswer> = {}): ProblemAnswer => ({
  ...{ code: 'price-above-mrp', severity: 'error', file: 'products/cups/a.json', line: 4, column: 7 },
  ...{ field: 'offers.in.price', words: '“Price” has “900”. Needed: a price of at most the MRP, 500.' },
  ...changes,
});
const FILE = { file: 'products/cups/a.json', digest: 'd' };
const saved = (changes: object = {}): SaveAnswer =>
  ({ outcome: 'saved', files: [FILE], problems: [], redirects: [], milliseconds: 31, ...changes }) as SaveAnswer;
const conflict = (changes: object = {}): SaveAnswer =>
  ({
    outcome: 'conflict',
    conflicts: [
      {
        ...{ file: FILE.file, message: 'It has changed.', now: { text: '{ "price": 104 }\n', digest: 'n' } },
        ...{ merged: '{ "price": 104, "mrp": 450 }\n', ...changes },
      },
    ],
  }) as SaveAnswer;
const result = (answer: SaveAnswer | undefined, error?: string): string =>
  renderToStaticMarkup(createElement(SaveResult, { answer, error, onInsist: () => {} }));

describe('after a save the editor says', () => {
  test('nothing before there was one', () => {
    expect(result(undefined)).toBe('');
  });

  test('how many files were saved, and leads to the page of one', () => {
    expect(wordsOf(result(saved()))).toBe('Saved 1 file in 31 ms.');
    expect(wordsOf(result(saved({ files: [FILE, FILE] })))).toBe('Saved 2 files in 31 ms.');
    expect(result(saved({ files: [{ ...FILE, address: '/a/p/A' }] }))).toMatch(/<a href="\/a\/p\/A"[^>]*>See the page/);
  });

  test('which old addresses lead to new ones, and what is wrong with what was saved', () => {
    const redirects = [{ from: '/a', to: '/b' }];
    expect(wordsOf(result(saved({ redirects })))).toContain('1 old address now leads to the new one.');
    expect(wordsOf(result(saved({ redirects: [...redirects, ...redirects] })))).toContain('2 old addresses now lead');
    expect(wordsOf(result(saved({ problems: [problem({ severity: 'warning' })] })))).toContain('Warning');
  });

  test('that nothing was saved where the check would find new errors, and that one may insist', () => {
    const markup = result({ outcome: 'refused', problems: [problem()] });
    expect(wordsOf(markup)).toContain('Nothing was saved: the check would find 1 new error.');
    expect(markup).toMatch(/<button [^>]*>Save all the same/);
  });

  test('that a file changed meanwhile, with both versions', () => {
    const words = wordsOf(result(conflict()));
    expect(words).toContain('Nothing was saved: a file has changed meanwhile.');
    expect(words).toContain('Added: { &quot;price&quot;: 104, &quot;mrp&quot;: 450 }');
    expect(words).toContain('Open the file as it is now');
  });

  test('why the server took nothing', () => {
    expect(result(saved(), 'The server does not answer.')).toMatch(/role="alert"[^>]*>The server does not answer\./);
  });
});

describe('where a file changed meanwhile', () => {
  const offers = (answer: SaveAnswer | undefined) =>
    wordsOf(renderToStaticMarkup(createElement(Conflicts, { answer, onTake: () => {}, onMerge: () => {} })));

  test('one may drop one’s changes, or save them onto the file as it is now', () => {
    expect(offers(conflict())).toBe(
      'Drop my changes and show the file as it is now Save my changes onto the file as it is now',
    );
  });

  test('changes that no longer fit can only be dropped', () => {
    expect(offers(conflict({ merged: undefined }))).toBe('Drop my changes and show the file as it is now');
  });

  test('nothing is offered of other answers', () => {
    expect([offers(undefined), offers(saved())]).toEqual(['', '']);
  });
});

describe('problems', () => {
  const list = (...problems: readonly ProblemAnswer[]) =>
    renderToStaticMarkup(createElement(ProblemList, { problems }));

  test('lead to their field in the form of their file', () => {
    expect(list(problem())).toMatch(
      /<a href="\/admin\/edit\/products\/cups\/a\.json\?field=offers\.in\.price">products\/cups\/a\.json:4:7/,
    );
    expect(list(problem({ line: 0, field: '' }))).toMatch(
      /<a href="\/admin\/edit\/products\/cups\/a\.json">products\/cups\/a\.json<\/a>/,
    );
  });

  test('of files that nobody edits here lead nowhere', () => {
    expect(list(problem({ file: 'images/cup.png' }))).not.toContain('<a');
  });

  test('beyond those that fit are counted', () => {
    const many = Array.from({ length: 500 }, (_, line) => problem({ line }));
    expect(wordsOf(list(...many))).toMatch(/and \d+ more$/);
  });

  test('of one cause stand together, with what fixes them', () => {
    const cause = { code: 'price-above-mrp', severity: 'error', title: 'A price is above its MRP', why: 'Why.' };
    const answer = {
      ...{
        causes: [{ ...cause, mend: 'Lower it.', count: 2, files: 1, fixable: 2 }],
        fixCommand: 'npm run check -- --fix',
      },
      ...{ problems: [problem(), problem({ line: 9 }), problem({ code: 'other', line: 11 })], total: 3 },
    };
    const words = wordsOf(renderToStaticMarkup(createElement(Causes, answer as never)));
    expect(words).toContain('The command npm run check -- --fix fixes 2 of them.');
    expect(words).toContain('A price is above its MRP (2 places in 1 file)');
    expect(words).not.toContain(':11:');
  });
});

test('lines that differ are told apart for the eye and for the ear', () => {
  const difference = (before?: string, after?: string) =>
    wordsOf(renderToStaticMarkup(createElement(Difference, { before, after, label: 'The file' })));
  expect(difference('a\nb\n', 'a\nc\n')).toBe('The file a − Removed: b + Added: c');
  expect(difference('a\n', 'a\n')).toBe('No difference.');
  expect(difference(undefined, 'a\n')).toContain('Added: a');
});
