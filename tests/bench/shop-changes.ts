/** Changes of the bench's catalogue and of its copy of the project, each as an editor or a developer makes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

function changeJson(file: string, change: (value: Fields) => void): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  change(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/** Another price of the product in the middle of the first category. */
export const changePrice = (project: string): void =>
  changeJson(join(project, 'catalog/products/category-001/p-000250.json'), (product) => {
    Object.assign(product, { offers: { in: { price: 777, mrp: 1_999 } } });
  });

export const changeSeller = (project: string): void =>
  changeJson(join(project, 'catalog/sellers/seller-0.json'), (seller) => {
    seller['name'] = 'Another Name Handlooms';
  });

/** Puts the last product of the first category first. */
export const changeOrder = (project: string): void =>
  changeJson(join(project, 'catalog/categories/category-001.json'), (category) => {
    category['first'] = ['SKU-000499'];
  });

export function changeTemplate(project: string): void {
  const file = join(project, 'src/layouts/ProductView.astro');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/<h1([^>]*)>/g, '<h1 data-changed$1>');
  if (changed === text) throw new Error(`${file} has no heading to change.`);
  writeFileSync(file, changed);
}
