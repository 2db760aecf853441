import { make } from '../../browser/make.ts';

/** A text with `<mark>` around the given places, which are ascending and do not overlap. */
export function markText(text: string, ranges: readonly (readonly [from: number, to: number])[]): (string | Node)[] {
  const parts: (string | Node)[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(done, from), make('mark', {}, text.slice(from, to)));
    done = to;
  }
  return [...parts, text.slice(done)].filter((part) => part !== '');
}
