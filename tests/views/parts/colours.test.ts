import { expect, test } from 'vitest';
import { makeCards } from '../../../src/views/parts/card.ts';
import { makeColours } from '../../../src/views/product/product-choices.ts';
import { openSite } from '../../catalog/open-site.ts';
import { type Files, product } from '../../catalog/shop-in-a-folder.ts';

/** Products A, B … in these colours, each of which names all others in reverse. */
function open(...colours: readonly string[]) {
  const skus = colours.map((_, index) => String.fromCharCode(65 + index));
  const files: Files = Object.fromEntries(
    skus.map((sku, index) => [
      `products/tea/${sku}.json`,
      product({ sku, colour: colours[index], colourSiblings: skus.filter((other) => other !== sku).reverse() }),
    ]),
  );
  const site = openSite(files);
  const find = (sku: string) => {
    const found = site.catalog.products.get(sku);
    if (!found) throw new Error(`No product ${sku}.`);
    return found;
  };
  const pictures = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
  return {
    card: (sku: string) => makeCards({ ...site, pictures }, [find(sku)], site.defaultMarket)[0],
    page: (sku: string) => makeColours({ ...site, pictures }, find(sku), site.defaultMarket),
  };
}

const namesOf = (card: ReturnType<ReturnType<typeof open>['card']>) =>
  card?.colours?.swatches.map(({ name, isCurrent }) => (isCurrent ? `[${name}]` : name)).join(' ');

test('the colours stand in the same order on the pages of all of them', () => {
  const shop = open('Red', 'Blue', 'Green');
  for (const sku of ['A', 'B', 'C'])
    expect(shop.page(sku)?.siblings.map(({ name }) => name)).toEqual(['Red', 'Blue', 'Green']);
});

test('a card shows up to four colours', () => {
  const { card } = open('Red', 'Blue', 'Green', 'White');
  expect(namesOf(card('B'))).toBe('Red [Blue] Green White');
  expect(card('B')?.colours?.more).toBe(0);
});

test('a card with more shows its own and two others, and how many there are besides', () => {
  const { card } = open('Red', 'Blue', 'Green', 'White', 'Black');
  expect(namesOf(card('D'))).toBe('[White] Red Blue');
  expect(card('D')?.colours?.more).toBe(2);
});

test('a colour without a swatch is counted', () => {
  const { card } = open('Red', 'Multicolour', 'Green');
  expect(namesOf(card('A'))).toBe('[Red] Green');
  expect(card('A')?.colours?.more).toBe(1);
});

test('a card with one known colour has no swatches', () => {
  expect(open('Red', 'Multicolour').card('A')?.colours).toBeUndefined();
});
