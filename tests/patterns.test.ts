import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeSlowness, listPatterns } from './support/patterns.ts';

/** Rooms that read what the build itself has written; all others may meet a stranger's text. */
const OWN_TEXT = /^(?:integration|hosting|deploy|cli)\//;

/** Patterns that stay, by the reason: what they search is short or the shop's own. */
const KNOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      String.raw`/<p>([\s\S]*?)<\/p>/`,
      String.raw`/<ul>([\s\S]*?)<\/ul>/g`,
      String.raw`/<li>([\s\S]*?)<\/li>/g`,
      String.raw`/<(p|h3|h4)>([\s\S]*?)<\/\1>/g`,
    ].map((pattern) => [pattern, 'reads HTML in which sanitiseBlocks has closed every element']),
  ),
  [String.raw`/[₹<>]|\d+(?:\.\d+)?k?(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu`]:
    'what its second alternative gives back, its third takes at once',
};

const patterns = listPatterns(join(import.meta.dirname, '../src')).filter(({ files }) =>
  files.some((file) => !OWN_TEXT.test(file)),
);
const nameOf = ({ source, flags }: { readonly source: string; readonly flags: string }) => `/${source}/${flags}`;

describe('regular expressions', () => {
  test('take time in proportion to the text, whatever it is', () => {
    const slow = patterns
      .filter((pattern) => KNOWN[nameOf(pattern)] === undefined)
      .flatMap((pattern) => {
        const slowness = describeSlowness(pattern);
        return slowness ? [`${pattern.files.join(', ')}: ${nameOf(pattern)} ${slowness}`] : [];
      });
    expect(patterns.length).toBeGreaterThan(300);
    expect(slow).toEqual([]);
  });

  test('that are known to be slower are still there', () => {
    const names = new Set(patterns.map(nameOf));
    expect(Object.keys(KNOWN).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    [/(a+)+$/, 'nested repetitions'],
    [/ *\n */g, 'spaces that may begin anywhere'],
    [/\s+$/, 'spaces at the end'],
    [/<p>([\s\S]*?)<\/p>/, 'an element that is never closed'],
    [/^(.*?)\s*(?:\((.*)\))?$/s, 'parts that share spaces'],
    [/[,|\n](?![^(]*\))/, 'a look at all that follows'],
    [/(^|[;\t])(?=[\s"']*=)/g, 'a look at spaces that follow'],
  ])('%s is found: %s', (pattern) => {
    expect(describeSlowness(pattern)).toBeDefined();
  });

  test.each([/^[a-z]+$/, /\s+/g, /[^,]+/g, /^\d{1,9}(?:\.\d{1,2})?$/, /\n{3,}/g])('%s is not', (pattern) => {
    expect(describeSlowness(pattern)).toBeUndefined();
  });
});
