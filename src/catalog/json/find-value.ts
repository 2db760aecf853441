import type { JSONPath } from 'jsonc-parser';
import type { SourceText } from './positions.ts';
import { attempt } from '../../core/data/attempt.ts';

/**
 * The path of the first text in a file that is or contains `text`; below the field `field` if one is named. The empty path when there
 * is none.
 */
export function findValue(source: SourceText, text: string, field?: string): JSONPath {
  const value = attempt((): unknown => JSON.parse(source.readText()));
  return findIn(value, text, field === undefined, field, []) ?? [];
}

function findIn(
  value: unknown,
  text: string,
  isBelow: boolean,
  field: string | undefined,
  path: JSONPath,
): JSONPath | undefined {
  if (typeof value === 'string') return isBelow && value.includes(text) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const found = findIn(entry, text, isBelow || key === field, field, [...path, step]);
    if (found) return found;
  }
  return undefined;
}
