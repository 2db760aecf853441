import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { openEntities } from '../../../src/catalog/load/load.ts';
import { makeProduct } from '../../../src/catalog/entities/make-product.ts';
import { checkProductReferences } from '../../../src/catalog/checks/product-references.ts';
import { productInput } from '../../../src/catalog/schema/product.ts';
import { readRawProduct } from '../../../src/catalog/shapes/read-raw-product.ts';
import { toFileValue } from '../../../src/catalog/shapes/to-file-value.ts';
import { ProblemList } from '../../../src/catalog/problems/problems.ts';

const { reader, entities } = openEntities('catalog');

/** What the shop makes of a product's file, and the shape that it was read in. */
function read(file: string, value: unknown) {
  const [, folder = ''] = file.split('/');
  const category = entities.categories.get(folder);
  const market = category && entities.markets.get(category.marketId);
  if (!category || !market) throw new Error(`${file} is in no category`);
  const problems = new ProblemList();
  const source = { file, name: file.replace(/\.json$/, ''), readText: () => JSON.stringify(value), value, valid: true };
  const context = { ...entities, source, problems, stem: basename(file, '.json'), category, market };
  const raw = readRawProduct(value, context);
  if (!raw) throw new Error(`${file} can't be read`);
  return { raw, product: makeProduct(checkProductReferences(raw, context), context), problems: problems.problems };
}

test('every historical product of the sample is the same product when its file is converted', () => {
  let count = 0;
  for (const file of reader.below('products')) {
    const value: unknown = JSON.parse(readFileSync(join('catalog', file), 'utf8'));
    const before = read(file, value);
    if (before.raw.shape === 'canonical') continue;
    count++;
    const converted = toFileValue(before.raw, entities.sellers.get(before.raw.input.seller)?.name);
    expect(productInput.safeParse(converted).error, file).toBeUndefined();
    const after = read(file, converted);
    expect({ ...after.product, shape: undefined }, file).toEqual({ ...before.product, shape: undefined });
    expect(
      after.problems.filter(({ severity }) => severity === 'error'),
      file,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(100);
});
