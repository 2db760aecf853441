import { readStored, writeStored } from '../../stores/storage.ts';
import { type Item, readItems } from '../../stores/items.ts';
import { fillItems } from './items.ts';
import { readProduct } from './product-facts.ts';

/** Products that are remembered as seen, and shown again. */
const REMEMBERED = 13;
const SHOWN = 4;

const place = document.querySelector<HTMLElement>('.seen');
const article = document.querySelector('.product');
const product = article ? readProduct(article) : undefined;
const others: Item[] = readItems(readStored('seen') ?? '').filter(({ sku }) => sku !== product?.sku);
if (product) writeStored('seen', JSON.stringify([product, ...others].slice(0, REMEMBERED)));
if (place && others.length > 0) {
  fillItems(place, others.slice(0, SHOWN));
  place.hidden = false;
}
