import type { Document } from '../../../core/product/read-fields.ts';

/** A field that differs from the file in the catalogue. */
interface Change {
  readonly field: string;
  /** Undefined where there was or is nothing. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The fields of a product that differ, `offers.in.price`; all of them for a new one. */
export function listChanges(before: Document, after: Document): Change[] {
  const [old, next] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((field) => old.get(field) !== next.get(field))
    .map((field) => ({ field, before: old.get(field), after: next.get(field) }));
}

function flatten(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) found.set(path, String(value));
  else
    for (const [key, inner] of Object.entries(value))
      flatten(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, found);
  return found;
}
