import { MINI_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { markWishlist } from '../../islands/mark-wishlist.ts';
import { type Item, type ItemWords, readItems, writeItems } from '../../browser/stored-items.ts';
import { page } from '../../browser/page.ts';
import { make } from '../../browser/make.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { fillItems } from '../items/item-list.ts';
import { readProduct } from '../items/read-product.ts';

/** Number of products kept as recently seen. */
const REMEMBERED = 13;
/** How many are shown below a product. A rail shows all of its market. */
const SHOWN = 4;

/** The prefix of the market whose page an address is. */
const prefixOf = (path: string): string =>
  Object.values(page.markets).find(({ prefix }) => prefix !== '' && path.startsWith(`/${prefix}/`))?.prefix ?? '';

const article = document.querySelector('.product');
const read = article ? readProduct(article) : undefined;
const product: Item | undefined = article && read ? { ...read, ...readWords(article) } : undefined;
const others: Item[] = readItems(readStored('seen') ?? '').filter(({ sku }) => sku !== product?.sku);
if (product) writeStored('seen', writeItems([product, ...others].slice(0, REMEMBERED)));
// Prices of other markets are in other currencies.
const here = others.filter(({ path }) => prefixOf(path) === page.prefix);
const element = here.length > 0 && (document.querySelector<HTMLElement>('.seen') ?? (article && addSection()));
if (element) {
  const shown = here.slice(0, element.matches('.rail') ? REMEMBERED : SHOWN);
  fillItems(
    element,
    shown.map((item) => ({ ...item, title: item.title.slice(0, shortNameLength(item.title, MINI_LINE)) })),
  );
  markWishlist(element);
  element.hidden = false;
}

/** Product pages have no place for it (components/lists/ItemList.astro), which would take bytes of each. */
function addSection(): HTMLElement {
  const section = make(
    'section',
    { className: 'seen similar', hidden: true, ariaLabel: productActionsText.seen },
    make('h2', {}, productActionsText.seen),
    make('ul', { className: 'minis', role: 'list' }),
  );
  document.querySelector('main > .related')?.after(section);
  return section;
}

/** What its card says besides: MRP, saving and rating. */
function readWords(page: Element): ItemWords {
  const textOf = (selector: string) => page.querySelector(selector)?.textContent?.trim() ?? '';
  const rating = textOf('.stars b');
  return {
    label: textOf('.price__was span'),
    mrp: textOf('.price__was s'),
    off: textOf('.price__was b'),
    rating: rating && `${rating}★`,
  };
}
