import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogIds } from './catalog-ids.ts';
import { makeJsonSchemas, type SchemaName } from './make-json-schemas.ts';

/** Where a shop has the JSON Schemas of its own catalogue, from its folder. */
export const SCHEMAS_FOLDER = '.haat/schemas';

/** The files of each kind, as VS Code matches them from the folder of a shop. */
const FILES: Readonly<Record<SchemaName, string>> = {
  category: '/catalog/categories/*.json',
  delivery: '/catalog/delivery.json',
  facets: '/catalog/facets.json',
  home: '/catalog/home.json',
  market: '/catalog/markets/*.json',
  offer: '/catalog/offers/*.json',
  page: '/catalog/pages/**/*.json',
  product: '/catalog/products/**/*.json',
  redirects: '/catalog/redirects.json',
  search: '/catalog/search.json',
  seller: '/catalog/sellers/*.json',
  store: '/catalog/store.json',
  words: '/catalog/words/*.json',
};

/** `.vscode/settings.json` of a shop, by which VS Code finds the schema of each file. */
export const makeEditorSettings = (): string =>
  `${JSON.stringify(
    {
      'json.schemas': Object.entries(FILES).map(([name, files]) => ({
        fileMatch: [files],
        url: `./${SCHEMAS_FOLDER}/${name}.json`,
      })),
    },
    null,
    2,
  )}\n`;

/**
 * Writes the JSON Schemas of a catalogue, with its own ids, for text editors. Files that have not changed are not written. The folder
 * above them tells Git to leave it out.
 */
export function writeJsonSchemas(catalog: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  write(join(dirname(folder), '.gitignore'), '*\n');
  for (const [name, schema] of makeJsonSchemas(readCatalogIds(catalog)))
    write(join(folder, `${name}.json`), `${JSON.stringify(schema)}\n`);
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
