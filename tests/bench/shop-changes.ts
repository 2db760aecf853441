/** Changes of the bench's catalogue and of its copy of the project, each as an editor or a developer makes it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

function changeJson(file: string, change: (value: Fields) => void): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  change(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/** The files of the first category's products. */
const listFirst = (project: string): string[] => {
  const folder = join(project, 'catalog/products/category-001');
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
};

/** Another price of the product in the middle of the first category. */
export function changePrice(project: string, price: number): void {
  const files = listFirst(project);
  changeJson(files[files.length >> 1] as string, (product) => {
    Object.assign(product, { offers: { in: { price, mrp: 1_999 } } });
  });
}

export const changeSeller = (project: string): void =>
  changeJson(join(project, 'catalog/sellers/seller-0.json'), (seller) => {
    seller['name'] = 'Another Name Handlooms';
  });

/** Puts the last product of the first category first. */
export function changeOrder(project: string): void {
  const { sku } = JSON.parse(readFileSync(listFirst(project).at(-1) as string, 'utf8')) as { sku: string };
  changeJson(join(project, 'catalog/categories/category-001.json'), (category) => {
    category['first'] = [sku];
  });
}

/** Moves the first category to the end of the header: all pages have another menu, and nothing else has changed. */
export const changeHeader = (project: string): void =>
  changeJson(join(project, 'catalog/categories/category-001.json'), (category) => {
    category['nav'] = 99;
  });

export function changeTemplate(project: string): void {
  const file = join(project, 'src/layouts/ProductPage.astro');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/<h1([^>]*)>/g, '<h1 data-changed$1>');
  if (changed === text) throw new Error(`${file} has no heading to change.`);
  writeFileSync(file, changed);
}
