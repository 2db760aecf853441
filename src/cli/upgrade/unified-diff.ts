import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

/** With more changed lines than this, the whole file counts as changed: finding the smallest difference would take seconds. */
const MOST_CHANGES = 2_000;

/** The difference of two texts of a file, as `diff -u` and `git diff` write it; empty where they are the same. */
export function makeUnifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const patch = structuredPatch(name, name, before, after, undefined, undefined, {
    context: 3,
    maxEditLength: MOST_CHANGES,
  });
  return formatPatch(patch ?? replaceAll(before, after, name), FILE_HEADERS_ONLY).replace(/\n$/, '');
}

function replaceAll(before: string, after: string, name: string) {
  const removed = linesOf('-', before);
  const added = linesOf('+', after);
  const hunk = {
    oldStart: 1,
    oldLines: removed.length,
    newStart: 1,
    newLines: added.length,
    lines: [...removed, ...added],
  };
  return { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}

/** The lines of a text. */
const linesOf = (sign: '-' | '+', text: string): string[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => sign + line);
