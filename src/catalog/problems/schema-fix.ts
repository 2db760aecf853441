import type { z } from 'zod';
import { toJsonPath } from '../json/positions.ts';
import type { Fix } from './problem.ts';
import { nearMiss } from './near-miss.ts';
import { attempt } from '../../core/data/attempt.ts';
import { isObject } from '../../core/data/is-object.ts';

/** The change that certainly fixes what a schema found, if there is one. `path` is that of the value in its file. */
export function fixIssue(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): Fix | undefined {
  const { input } = issue;
  if (typeof input !== 'string') return undefined;
  const value = mendText(issue, input);
  return value === undefined ? undefined : { kind: 'set', path: toJsonPath(path), value };
}

function mendText(issue: z.core.$ZodIssue, input: string): unknown {
  const text = input.trim();
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'number' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text);
    if (issue.expected === 'boolean' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
    if (issue.expected === 'array') return readList(text);
  }
  if (issue.code === 'invalid_format' && text !== input && issue.pattern && matches(issue.pattern, text)) return text;
  if (issue.code === 'invalid_value') return nearMiss(input, issue.values.map(String));
  return undefined;
}

/** The list that a text stands for: `["a.webp","b.webp"]`, as exports write lists into cells, or one entry. */
function readList(text: string): readonly string[] | undefined {
  if (/^[[{]/.test(text)) {
    const value = attempt((): unknown => JSON.parse(text));
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;
  }
  // A text with separators may stand for several entries.
  return text === '' || /[,;|\n]/.test(text) ? undefined : [text];
}

/** `pattern` is a regular expression as zod writes it: `/^a$/i`. */
function matches(pattern: string, text: string): boolean {
  const end = pattern.lastIndexOf('/');
  return new RegExp(pattern.slice(1, end), pattern.slice(end + 1)).test(text);
}

/** Renames an unknown key to the only known one that it can be meant for, unless the object has that key. */
export function fixKey(
  key: string,
  known: readonly string[],
  object: unknown,
  path: readonly PropertyKey[],
): Fix | undefined {
  const to = nearMiss(key, known);
  const isFree = to !== undefined && isObject(object) && !(to in object);
  return isFree ? { kind: 'rename-key', path: [...toJsonPath(path), key], to } : undefined;
}

/** Replaces an id by the only one that it can be meant for. */
export function fixId(path: readonly PropertyKey[], id: string, candidates: Iterable<string>): Fix | undefined {
  const value = nearMiss(id, candidates);
  return value === undefined ? undefined : { kind: 'set', path: toJsonPath(path), value };
}
