import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { guessSku } from '../shapes/read-raw-product.ts';
import type { CatalogIds } from './make-json-schemas.ts';
import { attempt } from '../../core/data/attempt.ts';
import { isObject } from '../../core/data/is-object.ts';

/** How many products and pages are proposed: a text editor shows a list of them. */
const MOST_PROPOSED = 2_000;

/**
 * The ids of a catalogue as its files stand, also of a catalogue with errors: a file that can't be read has no ids. Of products the
 * first 2,000 are read.
 */
export function readCatalogIds(catalog: string): CatalogIds {
  const category = namesIn(join(catalog, 'categories'));
  const facets = valuesOf(readJson(join(catalog, 'facets.json')), 'facets');
  return {
    category,
    seller: namesIn(join(catalog, 'sellers')),
    market: namesIn(join(catalog, 'markets')),
    facet: facets.flatMap((facet) => textOf(facet, 'id')),
    product: filesIn(join(catalog, 'products'))
      .slice(0, MOST_PROPOSED)
      .flatMap((file) => guessSku(readJson(file), basename(file, '.json')) ?? []),
    page: [
      ...filesIn(join(catalog, 'pages')).flatMap((file) => textOf(readJson(file), 'path')),
      ...category.map((id) => `/${id}`),
    ].slice(0, MOST_PROPOSED),
  };
}

/** The files of JSON in a folder and in those below it, by name; none where there is no such folder. */
const filesIn = (folder: string): string[] =>
  (attempt(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? [])
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

const namesIn = (folder: string): string[] => filesIn(folder).map((file) => basename(file, '.json'));

const readJson = (file: string): unknown => attempt(() => JSON.parse(withoutMark(readFileSync(file, 'utf8'))));

const fieldOf = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

function valuesOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, key: string): readonly string[] {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? [text] : [];
}
