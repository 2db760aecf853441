import { expect, test } from 'vitest';
import { priceFilePath } from '../src/core/product/price-file.ts';
import { deliveryFilePath, pinFilePath } from '../src/core/site/data-paths.ts';
import * as paths from '../src/paths.ts';

const india = { id: 'in', prefix: '' };
const emirates = { id: 'ae', prefix: 'en-ae' };
const product = { slug: 'leaf-tea', sku: 'LEAF' };
const category = { path: 'womenFashion' };
const tile = { path: 'minidress' };

test.each([
  ['the home page of the default market', paths.marketPath(india), '/'],
  ['the home page of another market', paths.marketPath(emirates), '/en-ae'],
  ['a product', paths.productPath(india, product), '/leaf-tea/p/LEAF'],
  ['a product in another market', paths.productPath(emirates, product), '/en-ae/leaf-tea/p/LEAF'],
  ['the reviews of a product', paths.reviewsPath(india, product), '/leaf-tea/p/LEAF/reviews'],
  ['further reviews', paths.reviewsPath(emirates, product, 2), '/en-ae/leaf-tea/p/LEAF/reviews/2'],
  ['a category', paths.categoryPath(india, category), '/womenFashion'],
  ['a further page of a category', paths.categoryPath(emirates, category, 2), '/en-ae/womenFashion/2'],
  ['a tile', paths.tilePath(india, category, tile), '/womenFashion/minidress'],
  ['a further page of a tile', paths.tilePath(india, category, tile, 3), '/womenFashion/minidress/3'],
  ['all products', paths.allProductsPath(india), '/products'],
  ['further products of another market', paths.allProductsPath(emirates, 2), '/en-ae/products/2'],
  ['a seller', paths.sellerPath(india, { id: 'garden' }), '/shop/garden'],
  ['a further page of a seller', paths.sellerPath(emirates, { id: 'garden' }, 2), '/en-ae/shop/garden/2'],
  ['a letter', paths.letterPath(india, 'k'), '/search/k'],
  ['a further page of a letter', paths.letterPath(india, 'k', 2), '/search/k/2'],
  ['all categories', paths.categoriesPath(india), '/categories'],
  ['further categories of another market', paths.categoriesPath(emirates, undefined, 2), '/en-ae/categories/2'],
  ['the categories below one', paths.categoriesPath(india, category), '/categories/womenFashion'],
  ['all imported products', paths.importedPath(india, 'all'), '/imported'],
  ['a further page of them', paths.importedPath(india, 'all', 2), '/imported/2'],
  ['imported products by price', paths.importedPath(india, 'price'), '/imported/price'],
  ['a picture', paths.picturePath('abc', 640), '/_img/abc-640.webp'],
  ['a price file', priceFilePath('in', 64, 17), '/_data/in/prices-64/17.json'],
  ['a file of rules of delivery', deliveryFilePath('in', '30'), '/_data/in/delivery/30.json'],
])('the address of %s is right', (_page, path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['a product', paths.PATH_PATTERNS.product, paths.productPath(india, product)],
  ['reviews', paths.PATH_PATTERNS.reviews, paths.reviewsPath(india, product, 2)],
  ['a seller', paths.PATH_PATTERNS.seller, paths.sellerPath(india, { id: 'garden' }, 2)],
  ['a further page of the letter P', paths.PATH_PATTERNS.directory, paths.letterPath(india, 'p', 2)],
  ['a further page of the seller p', paths.PATH_PATTERNS.seller, paths.sellerPath(india, { id: 'p' }, 2)],
  ['a part of the directory', paths.PATH_PATTERNS.directory, paths.letterPath(india, 'k', 2)],
  ['categories', paths.PATH_PATTERNS.directory, paths.categoriesPath(india, category, 2)],
  ['imported products', paths.PATH_PATTERNS.directory, paths.importedPath(india, 'price')],
  ['a picture', paths.PATH_PATTERNS.picture, paths.picturePath('0123456789ab', 640)],
  ['a price file', paths.PATH_PATTERNS.priceFile, priceFilePath('in', 64, 17)],
  ['a file of rules of delivery', paths.PATH_PATTERNS.deliveryFile, deliveryFilePath('in', '30')],
  ['a file of PIN codes', paths.PATH_PATTERNS.pinFile, pinFilePath('30')],
])('the address of %s is recognised by its own pattern alone', (_page, pattern, path) => {
  expect(Object.values(paths.PATH_PATTERNS).filter((other) => other.test(path))).toEqual([pattern]);
});

test.each([
  ['/', 'index.html'],
  ['/cart', 'cart.html'],
  ['/en-ae/tea/2', 'en-ae/tea/2.html'],
])('the page at %s is the file %s', (path, file) => {
  expect(paths.htmlFile(path)).toBe(file);
  expect(paths.pageAddress(file)).toBe(path);
});

test.each([
  ['_astro/boot.1f2e.js', true],
  ['_img/0123456789ab-640.webp', true],
  ['_data/in/prices-64/17.json', false],
  ['en-ae/_img/x.html', false],
  ['_images.txt', false],
])('that %s is named by its content is %s', (file, isHashed) => {
  expect(paths.isHashedFile(file)).toBe(isHashed);
});

test('no two pages of the shop itself share an address, also where capitals make no difference', () => {
  const folded = Object.values(paths.APP_PATHS).map((path) => path.toLowerCase());
  expect(new Set(folded).size).toBe(folded.length);
});
