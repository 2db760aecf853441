import type { Names } from './part-reader.ts';
import { commonPart, findWordPart, wordPart } from './parts.ts';
import { skeletonOf } from './words/keys.ts';

/** The parts with the words of a group. */
export function findPart(group: string, { common, words }: Names): string[] {
  if (common.has(group)) return [commonPart(group)];
  const name = findWordPart(skeletonOf(group), words);
  return name === undefined ? [] : [wordPart(name)];
}
