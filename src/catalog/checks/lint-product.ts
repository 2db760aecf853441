import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../source/json-file.ts';
import type { ProblemList } from '../problems/problems.ts';
import { lintText } from './lint.ts';
import { isObject } from '../../core/data/is-object.ts';

/** Fields in which a text is not the shop's own. */
const APART = ['reviews', 'review', 'legal', 'offers', 'sizes', 'options', 'variants', 'brand'];

/**
 * Warns about the texts of a product file as they are written, in any shape. All kinds of warnings are made, so that a snapshot stays
 * right when `lint` in store.json changes.
 */
export function lintProduct(source: JsonFile, problems: ProblemList): void {
  lintValue(source.value, '', [], (text, field, path) => {
    for (const finding of lintText(field, text)) {
      const { fix, ...details } = finding;
      problems.add(source, path, { ...details, fix: fix && { ...fix, path } });
    }
  });
  lintTags(source, problems);
}

type Visit = (text: string, field: string, path: JSONPath) => void;

function lintValue(value: unknown, field: string, path: JSONPath, visit: Visit): void {
  if (typeof value === 'string') visit(value, field, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (APART.includes(key)) continue;
    if (Array.isArray(value)) lintValue(entry, field, [...path, Number(key)], visit);
    else lintValue(entry, key, [...path, key], visit);
  }
}

/** Warns about tags that stand twice. */
function lintTags(source: JsonFile, problems: ProblemList): void {
  const { value } = source;
  const tags = isObject(value) ? value['tags'] : undefined;
  if (!Array.isArray(tags)) return;
  const seen = new Set<unknown>();
  for (const [index, tag] of tags.entries()) {
    const folded = typeof tag === 'string' ? tag.trim().toLowerCase() : tag;
    if (seen.has(folded))
      problems.add(source, ['tags', index], {
        code: 'tag-duplicate',
        severity: 'warning',
        expected: 'each tag once',
        fix: { kind: 'remove', path: ['tags', index] },
      });
    seen.add(folded);
  }
}
