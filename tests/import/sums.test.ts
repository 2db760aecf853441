import { describe, expect, test } from 'vitest';
import { fieldOfHeading, isPartOfStock } from '../../src/tables/headings/heading-names.ts';
import { importFiles, tellProblems, writeFile } from './support.ts';

const importTable = (text: string) => importFiles([writeFile('table.csv', text)]);

describe('a row that adds up the others', () => {
  test.each(['Total', 'Grand Total', 'TOTAL:', 'Sub-total', 'Net total', 'Total qty', 'कुल योग', 'மொத்தம்', 'الإجمالي'])(
    'such as %s is no product',
    async (name) => {
      const { products, refused } = await importTable(`Item,Qty,Price\nCup,2,9\nJug,3,19\n${name},5,14\n`);
      expect([...products.values()].map(({ product }) => product.title)).toEqual(['Cup', 'Jug']);
      expect(refused.get(4)?.join()).toContain('row-total');
    },
  );

  test('says so also where it has no price', async () => {
    const { refused } = await importTable('Item,Qty,Price\nCup,2,9\nGrand Total,2,\n');
    expect(refused.get(3)?.join()).toContain('row-total');
  });

  test('is told from a product by its SKU, and by further words', async () => {
    const { products } = await importTable('SKU,Item,Price\nT-1,Total,9\n,Total care balm,19\n');
    expect([...products.values()].map(({ product }) => product.title)).toEqual(['Total', 'Total care balm']);
  });
});

describe('pieces in a column for each place', () => {
  test('are added up, which is told', async () => {
    const { products, problems, mapping } = await importTable(
      'SKU,Item,Price,Stock Jaipur,Indore qty,warehouse_3_stock\nA,Cup,9,14,6,1\nB,Jug,9,0,3,-2\nC,Pot,9,0,0,\n',
    );
    expect([...products.values()].map(({ product }) => product.stock)).toEqual([21, 3, 0]);
    expect(tellProblems(problems)).toEqual(['2 warning stock-added', '3 warning stock-added', '4 warning stock-added']);
    expect(mapping.columns.filter(({ field }) => field === 'stock.part')).toHaveLength(3);
  });

  test('are none of those that have all, nor of what cannot be sold', async () => {
    const { products, mapping } = await importTable(
      'SKU,Item,Price,Stock Jaipur,Stock Indore,Total stock\nA,Cup,9,14,6,21\n',
    );
    expect(products.get('A')?.product.stock).toBe(21);
    expect(mapping.columns.some(({ field }) => field === 'stock.part')).toBe(false);
    for (const heading of [
      ...[
        'Min stock',
        'Reorder qty',
        'Stock status',
        'Qty sold',
        'Reserved stock',
        'Stock value',
        'Pack qty',
        'qty_per_box',
      ],
      ...[
        'Incoming stock',
        'Damaged pieces',
        'use_config_min_qty',
        'Manage stock',
        'Safety stock',
        'Stock unit',
        'Net quantity',
      ],
    ])
      expect(isPartOfStock(heading), heading).toBe(false);
    expect(fieldOfHeading('Total qty')).toBe('stock');
  });

  test('of rows with one SKU are added up, too', async () => {
    const { products } = await importTable('SKU,Item,Price,Stock Jaipur,Stock Indore\nA,Cup,9,14,6\nA,Cup,9,1,0\n');
    expect(products.get('A')?.product.stock).toBe(21);
  });
});
