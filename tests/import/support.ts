import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertRows } from '../../src/import/map/convert-rows.ts';
import { guessMapping } from '../../src/import/guess/guess-mapping.ts';
import type { Converted, ConvertedProduct, Mapping, RowProblem, ShopFacts, Sources } from '../../src/tables/model.ts';
import { openSources } from '../../src/tables/read/open-sources.ts';

export const FIXTURES = join(import.meta.dirname, '../fixtures/import');

export const SHOP: ShopFacts = {
  market: 'in',
  currency: 'INR',
  seller: 'my-shop',
  categories: new Map([
    ['kurtis', 'Kurtis'],
    ['homeDecor', 'Home décor'],
  ]),
  sellers: new Map([['my-shop', 'My shop']]),
};

/** A file with these contents, in a folder of its own. */
export function writeFile(name: string, contents: string | Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'import-')), name);
  writeFileSync(file, contents);
  return file;
}

export interface Imported {
  readonly sources: Sources;
  readonly mapping: Mapping;
  readonly results: readonly Converted[];
  /** By the source's name. */
  readonly products: ReadonlyMap<string, ConvertedProduct>;
  readonly problems: readonly RowProblem[];
  /** Lines of refused rows with their reasons. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
  /** File and line of each row. */
  readonly linesIn: readonly string[];
  readonly rowsIn: number;
  readonly rowsOut: number;
}

/** Reads and converts files as an import does, with what is guessed. */
export async function importFiles(
  files: readonly string[],
  shop: ShopFacts = SHOP,
  known?: Mapping,
): Promise<Imported> {
  const sources = await openSources(files);
  const mapping = await guessMapping(sources.tables, shop, known);
  const results: Converted[] = [];
  for await (const result of convertRows(sources.tables, mapping, shop)) results.push(result);
  const linesIn: string[] = [];
  for (const table of sources.tables) for await (const { file, line } of table.rows()) linesIn.push(`${file} ${line}`);
  await sources.close();
  const converted = results.flatMap((result) => result.converted ?? []);
  return {
    sources,
    mapping,
    results,
    products: new Map(converted.map((one) => [one.key, one])),
    problems: results.flatMap(({ problems }) => problems),
    refused: new Map(results.flatMap(({ refused }) => refused.map(({ row, reasons }) => [row.line, reasons] as const))),
    linesIn,
    rowsIn: linesIn.length,
    rowsOut: results.reduce((sum, result) => sum + (result.converted?.rows.length ?? 0) + result.refused.length, 0),
  };
}

export const importFixtures = (...names: readonly string[]): Promise<Imported> =>
  importFiles(names.map((name) => join(FIXTURES, name)));

/** Codes of problems with their lines, without missing declarations. */
export const tellProblems = (problems: readonly RowProblem[]): string[] =>
  problems
    .filter(({ code }) => !/^(?:country-missing|generic-name-missing|net-quantity-invalid)$/.test(code))
    .map(({ position, severity, code }) => `${position.line} ${severity} ${code}`);
