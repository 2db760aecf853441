import { describe, expect, test } from 'vitest';
import { foldTexts, headTitle } from '../../../src/views/parts/long-texts.ts';
import { loadProduct } from '../../catalog/shop-in-a-folder.ts';

const fold = (fields: Record<string, unknown>) => foldTexts(loadProduct(fields));

describe('a title', () => {
  test('of 485 characters is cut for the tab and folds on the page', () => {
    const title = 'Cotton tea towel '.repeat(28).trim();
    expect(headTitle(title).length).toBeLessThanOrEqual(150);
    expect(headTitle(title)).toMatch(/…$/);
    expect(fold({ title }).foldsTitle).toBe(true);
  });

  test('of 150 characters stays as it is', () => {
    const title = `Tea ${'x'.repeat(146)}`;
    expect(headTitle(title)).toBe(title);
    expect(fold({ title }).foldsTitle).toBeUndefined();
  });
});

describe('a description', () => {
  test('of 600 characters is one paragraph', () => {
    expect(fold({ description: 'x'.repeat(600) })).toEqual({ description: 'x'.repeat(600) });
  });

  test.each([
    ['line breaks', 'Soft cotton.\nWash by hand.\r\n\r\nDry in shade.'],
    ['HTML', '<p>Soft cotton.</p><p>Wash by hand.<br>Dry in shade.</p>'],
  ])('with %s has a paragraph for each line', (_what, description) => {
    expect(fold({ description })).toEqual({
      description: 'Soft cotton.',
      paragraphs: ['Wash by hand.', 'Dry in shade.'],
    });
  });

  test('that is missing is none', () => {
    expect(fold({})).toEqual({});
  });

  test('of 5,000 characters keeps its lines, of text and of HTML', () => {
    const line = 'Leaves of the first flush, picked by hand. '.repeat(11).trim();
    const description = `Short start\n${line}\n<p>${line}</p><ul><li>One &amp; two</li><li>Three</li></ul>${line}`;
    expect(fold({ description })).toEqual({
      description: 'Short start',
      furtherLines: [line, line, 'One & two', 'Three', line],
    });
  });

  test('of one long line folds after a sentence, with nothing lost', () => {
    const description = 'Leaves of the first flush, picked by hand. '.repeat(100).trim();
    const { description: start = '', furtherLines = [] } = fold({ description });
    expect(start.length).toBeLessThanOrEqual(600);
    expect(start).toMatch(/\.$/);
    expect([start, ...furtherLines].join(' ')).toBe(description);
  });
});
