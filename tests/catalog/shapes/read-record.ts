import type { Product } from '../../../src/catalog/model.ts';
import { category, emirates, type Files, findProblems, loadShop } from '../shop-in-a-folder.ts';

const strip = [
  { path: 'minidress', title: 'MINIDRESS', image: 'leaf.png', subcategory: ['MiniDress', 'Mini Dress'] },
  { path: 'maxidress', title: 'MAXIDRESS', image: 'leaf.png' },
];
const historical = { Catageory: ['MENS'], SubCatageory: ['men-footwear-slippers-sliders'], seller: 'garden' };
/** Two markets and categories that know the historical fields. */
export const BASE: Files = {
  'markets/ae.json': emirates(),
  'categories/tea.json': category({ strip, historical }),
  'categories/shoes.json': category({ historical: { ...historical, Catageory: [] } }),
  'categories/ae-tea.json': category({ market: 'ae' }),
  'images/b.png': '',
};

/** The product that a file makes, without what tells where and how it was written. */
export function readRecord(content: unknown, folder = 'tea', stem = 'x', changes: Files = {}): Partial<Product> {
  const path = `products/${folder}/${stem}.json`;
  const shop = loadShop({ ...BASE, ...changes, [path]: content });
  const made = [...shop.products.values()].find(({ file }) => file === `catalog/${path}`);
  const { file: _file, shape: _shape, ...rest } = made as Product;
  return rest;
}

/** The errors of a shop with this file. */
export const errorsOf = (content: unknown, folder = 'tea') =>
  problemsOf(content, folder).filter(({ severity }) => severity === 'error');

/** The problems of a shop with this file. */
export const problemsOf = (content: unknown, folder = 'tea') =>
  findProblems({ ...BASE, [`products/${folder}/x.json`]: content }).map(({ field, found, expected, severity }) => ({
    field,
    found,
    expected,
    severity,
  }));
