import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { listListings } from '../../src/catalog/listings/list-category-products.ts';
import { setSite } from '../../src/catalog/site/site.ts';

const shop = loadCatalog(join(import.meta.dirname, '../fixtures/second-shop'), 'second-shop');

describe('a second shop', () => {
  test('is read without an error or a warning', () => {
    expect(shop.warnings).toEqual([]);
    expect([...shop.products.keys()]).toEqual(['CUP-BLUE', 'CUP-KUL', 'MUG', 'TEA-FF']);
  });

  test('has its own name, market, seller, colours and way to order', () => {
    expect(shop.store).toMatchObject({
      name: 'Chai Ghar',
      siteUrl: 'https://chaighar.example',
      colours: { brand: '#1d5c3f' },
      orderChannel: { email: 'orders@chaighar.example' },
    });
    expect(shop.markets.get('in')?.delivery).toMatchObject({ feeMinor: 6000, freeFromMinor: 50000, days: [3, 6] });
    expect(shop.sellers.get('chai-ghar')).toMatchObject({ products: 4, rating: 4.2 });
  });

  test('has its own pages, with its own facts', () => {
    expect(shop.pages.map(({ path, summary }) => [path, ...summary])).toEqual([
      ['/how-we-pack', 'Tins go into a box with straw. Questions: care@chaighar.example.'],
    ]);
  });

  test('has its own lists', () => {
    const listings = listListings(setSite(shop, new Map(), '2026-05-01'));
    expect(listings.map(({ pathOf, products }) => `${pathOf(1)}: ${products.map(({ sku }) => sku).join(' ')}`)).toEqual(
      ['/products: TEA-FF CUP-BLUE MUG CUP-KUL', '/cups: CUP-BLUE MUG CUP-KUL', '/tea: TEA-FF CUP-BLUE'],
    );
  });

  test('has prices in paise, a Hindi title under an address in Latin letters, and a review in Hindi as it was written', () => {
    expect(shop.products.get('TEA-FF')).toMatchObject({
      offers: { in: { priceMinor: 145000, mrpMinor: 160000 } },
      reviews: [{ text: 'खुशबू बहुत अच्छी है 🌿' }],
    });
    expect(shop.products.get('CUP-KUL')).toMatchObject({ title: 'कुल्हड़', slug: 'kulhad', availability: 'sold-out' });
  });
});
