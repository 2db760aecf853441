import { readStored, writeStored } from '../platform/storage.ts';
import { type Item, readItems } from '../../core/stored-items.ts';
import { fillItems } from '../wishlist/item-list.ts';
import { readProduct } from './read-product.ts';

/** Number of products kept as recently seen. */
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
