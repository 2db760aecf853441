import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mapping } from '../../src/tables/model.ts';
import { type ImportRequest, type PreparedImport, prepareImport } from '../../src/import/plan/prepare-import.ts';
import { readShop } from '../../src/import/plan/shop.ts';
import { makeShopCatalog } from '../cli/new-shop/make-shop.ts';
import { type MadeProduct, makeSource } from './made-products.ts';

export const MAPPING: Mapping = {
  format: 'made',
  columns: [],
  categories: {
    Kurtis: { id: 'kurtis', title: 'Kurtis' },
    'Women > Sarees': { id: 'sarees', title: 'Sarees' },
    Search: { id: 'search', title: 'Search lights' },
  },
  sellers: { 'Asha Handlooms': { id: 'asha-handlooms', name: 'Asha Handlooms' } },
};

/** A shop whose products are imported from a source that is given as products. */
export class ShopUnderTest {
  readonly catalog: string;
  readonly cache: string;

  private constructor(catalog: string) {
    this.catalog = catalog;
    this.cache = join(dirname(catalog), 'cache');
  }

  /** One without products. */
  static async make(): Promise<ShopUnderTest> {
    return new ShopUnderTest(
      await makeShopCatalog({
        ...{ name: "Meera's Kurtis", market: 'in', city: 'Jaipur, Rajasthan', seller: 'Meera Devi', products: 'none' },
        contact: '98290 12345',
      }),
    );
  }

  prepare(products: readonly MadeProduct[], options: Partial<ImportRequest> = {}): Promise<PreparedImport> {
    const { table, convert } = makeSource(products);
    return prepareImport({
      ...{ shop: readShop(this.catalog, 'catalog'), name: 'made', mapping: MAPPING, tables: [table], convert },
      ...{ cache: this.cache, writes: true },
      ...options,
    });
  }

  async import(
    products: readonly MadeProduct[],
    options: Partial<ImportRequest> = {},
  ): Promise<PreparedImport['plan']> {
    const prepared = await this.prepare(products, options);
    await prepared.write();
    prepared.close();
    return prepared.plan;
  }

  has = (path: string): boolean => existsSync(join(this.catalog, path));
  read = (path: string): string => readFileSync(join(this.catalog, path), 'utf8');
  readJson = (path: string): Record<string, unknown> => JSON.parse(this.read(path)) as Record<string, unknown>;
  write = (path: string, text: string): void => writeFileSync(join(this.catalog, path), text);
  /** Replaces a part of a file's text, as an editor does. */
  edit(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write(path, text.replace(from, to));
  }
}
