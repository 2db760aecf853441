import type { JSONPath } from 'jsonc-parser';

/** Bytes of a file of the catalogue. */
export const MOST_BYTES = 10_000_000;
/** Levels of lists and objects in a file. */
export const MOST_LEVELS = 32;
/** Characters of a key. The longest ones are old addresses in redirects.json. */
export const LONGEST_KEY = 300;

interface ValueFacts {
  /** Number of keys of all objects; undefined when the value is nested too deeply. */
  readonly keys: number | undefined;
  /** The path of a key that no object may have: a too long one, or `__proto__`, which copying an object loses. */
  readonly badKey?: JSONPath;
}

/** Looks through a value once. */
export function inspectValue(value: unknown): ValueFacts {
  let keys = 0;
  let isTooDeep = false;
  let badKey: JSONPath | undefined;
  const path: JSONPath = [];
  const visit = (entry: unknown) => {
    if (isTooDeep || entry === null || typeof entry !== 'object') return;
    if (path.length >= MOST_LEVELS) {
      isTooDeep = true;
      return;
    }
    const isList = Array.isArray(entry);
    for (const [key, inner] of Object.entries(entry)) {
      path.push(isList ? Number(key) : key);
      if (!isList) {
        keys++;
        if (key.length > LONGEST_KEY || key === '__proto__') badKey ??= [...path];
      }
      visit(inner);
      path.pop();
    }
  };
  visit(value);
  return { keys: isTooDeep ? undefined : keys, badKey };
}

/** The offset of the first bracket that is nested too deeply; undefined when there is none. The text need not be valid JSON. */
export function findDeepest(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]+|\\.)*"?|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > MOST_LEVELS) return index;
  }
  return undefined;
}
