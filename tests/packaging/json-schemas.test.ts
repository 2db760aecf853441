import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { makeJsonSchemas, type SchemaName } from '../../src/packaging/json-schemas.ts';

const schemas = makeJsonSchemas();
const validator = new Ajv({ strict: false, validateFormats: false });

/** The files of the sample by the schema that describes them. */
const FILES: Readonly<Record<SchemaName, string>> = {
  category: 'categories',
  delivery: 'delivery.json',
  facets: 'facets.json',
  home: 'home.json',
  market: 'markets',
  page: 'pages',
  product: 'products',
  redirects: 'redirects.json',
  search: 'search.json',
  seller: 'sellers',
  store: 'store.json',
};

const filesOf = (name: string): string[] =>
  name.endsWith('.json')
    ? [join('catalog', name)]
    : readdirSync(join('catalog', name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => join('catalog', name, file));

describe.each(Object.entries(FILES))('the schema of a %s', (name, folder) => {
  const validate = validator.compile(schemas.get(name as SchemaName) ?? false);

  test('takes every such file of the sample', () => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const refused = files.filter((file) => !validate(JSON.parse(readFileSync(file, 'utf8'))));
    expect(refused.map((file) => `${file}: ${validator.errorsText(validate.errors)}`)).toEqual([]);
  });

  test('refuses what is no such file', () => {
    expect(validate([1])).toBe(false);
  });
});
