import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, relative, resolve } from 'node:path';

/**
 * `tests/fixtures/real`: rows such as real shops have, with everything that is wrong with them. `catalog` is the catalogue,
 * `expected.json` says what becomes of each file, and each file of `refused` keeps the whole catalogue from being published.
 */
const FIXTURE = resolve('tests/fixtures/real');

/** What becomes of a file, and of its product if it has one. */
export interface Expected {
  readonly is: 'published' | 'set aside' | 'unpublished' | 'ignored' | 'not a file';
  /** Codes, with those that are there several times. */
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly title?: string;
  /** The beginning of its address, without the first slash. */
  readonly slug?: string;
  readonly priceMinor?: number;
  readonly sizes?: readonly string[];
  readonly skus?: readonly string[];
  /** Whether its texts want to run script. */
  readonly hostile?: boolean;
}

interface Table {
  /** For the many rows without a fault of their own. */
  readonly patterns: readonly (Expected & { readonly files: string })[];
  readonly files: Readonly<Record<string, Expected>>;
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

const table = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Table;

/** Files that are not kept in the repository: they are too large, or lead out of it. */
const MADE: Readonly<Record<string, Expected>> = {
  'products/kids/link-out.json': { is: 'set aside', errors: ['file-outside'] },
  'products/outside': { is: 'set aside', errors: ['file-outside'] },
  'products/sports/attribute-name-of-1-mb.json': { is: 'set aside', errors: ['key-too-long'] },
};

export const EXPECTED: Readonly<Record<string, Expected>> = { ...table.files, ...MADE };

/** What the table says of a file; undefined where it says nothing. */
export const expectedOf = (path: string): Expected | undefined =>
  EXPECTED[path] ?? table.patterns.find(({ files }) => matchesGlob(path, files));

/** Files that keep the catalogue from being published, with their contents and the codes of their errors. */
export const REFUSED = Object.entries(table.refused).map(([path, codes]) => ({
  path,
  codes,
  bytes: readFileSync(join(FIXTURE, 'refused', path)),
}));

/** Makes a copy of the catalogue with the files of `MADE` in a folder that does not exist yet. Returns the paths of all files in it. */
export function copyRealShop(root: string): readonly string[] {
  cpSync(join(FIXTURE, 'catalog'), root, { recursive: true });
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const outside = join(root, '../outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.json'), '{"sku":"SECRET","title":"Not of this catalogue"}');
  symlinkSync(join(outside, 'secret.json'), join(root, 'products/kids/link-out.json'));
  symlinkSync(outside, join(root, 'products/outside'));
  const product = { sku: 'MB-1', title: 'Dumbbell with a book', attributes: { ['n'.repeat(1_000_000)]: 'yes' } };
  writeFileSync(join(root, 'products/sports/attribute-name-of-1-mb.json'), JSON.stringify(product));
  return [...files, ...Object.keys(MADE)].sort();
}
