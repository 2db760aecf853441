import { expect, test } from 'vitest';
import { findBareWeights } from '../../src/tables/rows/weight-unit.ts';
import { importFiles, SHOP, tellProblems, writeFile } from './support.ts';

const TABLE = 'sku,title,price,Weight\nA,Pickle,9,58\nB,Jam,9,250 g\nC,Chutney,9,0\n';

test('weights of which nothing says the unit are asked about once, and left out before that', async () => {
  const file = writeFile('t.csv', TABLE);
  const { mapping, sources, products, problems } = await importFiles([file]);
  expect(await findBareWeights(sources.tables, mapping)).toEqual({ column: 'Weight', examples: ['58'] });
  expect([...products.values()].map(({ product }) => product.weight)).toEqual([undefined, '250 g', undefined]);
  expect(tellProblems(problems)).toEqual(['2 left-out weight-unit']);
  const known = { ...mapping, weightUnit: 'kg' };
  const again = await importFiles([file], SHOP, known);
  expect(again.mapping.weightUnit).toBe('kg');
  expect(await findBareWeights(sources.tables, known)).toBeUndefined();
  expect([...again.products.values()].map(({ product }) => product.weight)).toEqual(['58000 g', '250 g', undefined]);
});

test.each(['Weight (kg)', 'weight in grams', 'Weight'])(
  'a unit in the heading, the cell or a column of its own is no question: %s',
  async (heading) => {
    const unit = heading === 'Weight' ? ',Weight unit' : '';
    const { mapping, sources, problems } = await importFiles([
      writeFile('t.csv', `sku,title,price,${heading}${unit}\nA,Pickle,9,58${unit && ',g'}\n`),
    ]);
    expect(await findBareWeights(sources.tables, mapping)).toBeUndefined();
    expect(tellProblems(problems)).toEqual([]);
  },
);
