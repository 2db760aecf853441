import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMark } from '../../core/text/csv-cell.ts';
import { attempt } from '../../core/data/attempt.ts';

/** A product in the record of the last import. */
export interface ImportedProduct {
  /** The product's name in the source. */
  readonly key: string;
  /** The path of its file, below the catalogue's folder. */
  readonly path: string;
  /** What was written into it (`writeTokens`). */
  readonly tokens: string;
  /** Whether the product is no longer in the source, and the import made it a draft. */
  readonly isRetired?: boolean;
}

/** The catalogue's folder of mappings and records. */
export const IMPORTS = 'imports';

/** The record of an import, below the catalogue: `imports/shopify.jsonl`. */
export const recordPath = (name: string): string => `${IMPORTS}/${name}.jsonl`;

/**
 * Reads `catalog/imports/NAME.jsonl`: what the last import of this name wrote, one product in each line, from which the next one knows what the source
 * and what an editor has changed. Unreadable lines, such as conflict markers of a merge, are left out: for their products the source's values are
 * taken.
 */
export function readRecord(root: string, name: string): Map<string, ImportedProduct> {
  const file = join(root, recordPath(name));
  return existsSync(file) ? parseRecord(withoutMark(readFileSync(file, 'utf8'))) : new Map();
}

function parseRecord(text: string): Map<string, ImportedProduct> {
  const products = text.split('\n').flatMap((line) => parseLine(line) ?? []);
  return new Map(products.map((product) => [product.key, product]));
}

function parseLine(line: string): ImportedProduct | undefined {
  if (!line.startsWith('[')) return undefined;
  const [key, path, tokens, state] = attempt(() => JSON.parse(line) as unknown[]) ?? [];
  if (typeof key !== 'string' || typeof path !== 'string' || typeof tokens !== 'string') return undefined;
  if (!path.startsWith('products/') || path.split('/').includes('..')) return undefined;
  return { key, path, tokens, ...(state === 'retired' ? { isRetired: true } : {}) };
}

/** The line of a product in the record of an import. */
export const writeLine = ({ key, path, tokens, isRetired }: ImportedProduct): string =>
  `${JSON.stringify([key, path, tokens, ...(isRetired ? ['retired'] : [])])}\n`;
