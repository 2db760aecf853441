import { deliveryFeeMinor } from '../../core/delivery/delivery.ts';
import { tell } from '../../browser/notice.ts';
import { fetchPage } from '../../browser/fetch-page.ts';
import { copyParts } from '../../stores/copy-parts.ts';
import { make } from '../../browser/make.ts';
import { markWishlist } from '../../stores/mark-wishlist.ts';
import { page as shop } from '../../browser/page.ts';
import { hasOptions, makeAddButton } from './card-button.ts';
import { makeSizeRow, readSizes } from './size-row.ts';
import '../../browser/status.ts';

/** Of quick choices on one card, the last one counts. */
const wanted = new WeakMap<Element, string>();

/** Shows the product in the colour of a swatch on the card, with the data of its page. */
export async function run(swatch: HTMLAnchorElement): Promise<void> {
  const card = swatch.closest<HTMLElement>('.card');
  const path = swatch.pathname;
  if (!card) return;
  wanted.set(card, path);
  const page = await fetchPage(path);
  const product = page.querySelector<HTMLElement>('.product');
  if (!product) throw new Error('no product');
  if (wanted.get(card) !== path) return;
  const title = product.querySelector('[data-title]')?.textContent?.trim() ?? '';
  Object.assign(card.dataset, product.dataset);
  for (const link of card.querySelectorAll<HTMLAnchorElement>('.card__link')) {
    link.href = path;
    link.textContent = title;
  }
  showPicture(card, product);
  for (const part of ['.price', '.stars']) {
    const [next] = copyParts(page, `.product__offer ${part}`);
    next?.classList.remove('price--large');
    if (next) card.querySelector(part)?.replaceWith(next);
  }
  showOffer(card, product, title);
  for (const other of card.querySelectorAll('.swatches__colour')) other.ariaCurrent = other === swatch ? 'true' : null;
  markWishlist(card);
  tell(`${title}: ${card.querySelector('.price__now')?.textContent?.trim()}`);
}

function showPicture(card: HTMLElement, product: HTMLElement): void {
  const from = product.querySelector<HTMLImageElement>('.gallery__picture');
  const picture = card.querySelector<HTMLImageElement>('.card__picture');
  if (!from || !picture) return;
  picture.srcset = from.srcset;
  picture.src = from.getAttribute('src') ?? '';
}

/** Badge and button, as components/ProductCard.astro makes them. */
function showOffer(card: HTMLElement, product: HTMLElement, title: string): void {
  const isInStock = product.querySelector('form.add') !== null;
  const isFree = deliveryFeeMinor(shop, Number(product.dataset['price'])) === 0;
  const words = isInStock
    ? isFree
      ? 'Free Delivery'
      : ''
    : product.querySelector('.product__offer > strong')?.textContent;
  card.classList.toggle('card--away', !isInStock);
  card.querySelector('.card__badge')?.remove();
  if (words)
    card
      .querySelector('.card__text')
      ?.append(make('p', { className: `card__badge${isInStock ? '' : ' card__badge--away'}` }, words));
  const sizes = readSizes(product);
  const action = !isInStock
    ? make('p', { className: 'card__add', ariaHidden: 'true' }, 'See product')
    : sizes.length > 1 && !hasOptions(product)
      ? makeSizeRow({ sku: product.dataset['sku'] ?? '', title, sizes })
      : makeAddButton(product);
  card.querySelector(':scope > .card__form, :scope > .card__add')?.replaceWith(action);
}
