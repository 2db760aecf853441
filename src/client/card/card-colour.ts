import { freeBadge } from '../../core/delivery/free-delivery.ts';
import { ratingMark, ratingWords } from '../../core/listing/rating-words.ts';
import { CARD_LINE, shortNameLength } from '../../core/text/short-name.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { tell } from '../../browser/notice.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { make } from '../../browser/make.ts';
import { markWishlist } from '../../islands/mark-wishlist.ts';
import { page as shop } from '../../browser/page.ts';
import { fillName } from './fill-name.ts';
import { hasOptions, makeAddButton } from './card-button.ts';
import { fillSizes } from './card-sizes.ts';
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
  // The list has one shape of pictures.
  delete card.dataset['shape'];
  for (const link of card.querySelectorAll<HTMLAnchorElement>('.card__link')) {
    link.href = path;
    fillName(link, { title, shown: shortNameLength(title, CARD_LINE) });
  }
  showPicture(card, product);
  const [price] = copyParts(page, '.product__offer .price');
  price?.classList.remove('price--large');
  if (price) card.querySelector('.price')?.replaceWith(price);
  showOffer(card, product);
  for (const other of card.querySelectorAll('.swatches__colour')) other.ariaCurrent = other === swatch ? 'true' : null;
  markWishlist(card);
  tell(`${title}: ${card.querySelector('.price__now')?.textContent?.trim()}`);
}

function showPicture(card: HTMLElement, product: HTMLElement): void {
  const [first, second] = product.querySelectorAll<HTMLImageElement>('.gallery__picture');
  const picture = card.querySelector<HTMLImageElement>('.card__picture');
  if (!first || !picture) return;
  const { fit } = first.dataset;
  if (fit) picture.dataset['fit'] = fit;
  else delete picture.dataset['fit'];
  picture.srcset = first.srcset;
  picture.src = first.getAttribute('src') ?? '';
  const other = card.querySelector<HTMLImageElement>('.card__second');
  const src = second?.getAttribute('src');
  if (src && other) other.src = src;
  else other?.remove();
}

/** Rating, badge and action, as components/ProductCard.astro makes them. */
function showOffer(card: HTMLElement, product: HTMLElement): void {
  const isInStock = product.querySelector('form.add') !== null;
  const words = isInStock
    ? freeBadge(shop, Number(product.dataset['price']))
    : product.querySelector('.product__offer > strong')?.textContent;
  card.classList.toggle('card--away', !isInStock);
  const form = card.querySelector<HTMLFormElement>('.card-sizes');
  if (form) forms.set(card, form);
  const notes = makeRating(product);
  if (words) notes.push(make('p', { className: `card__badge${isInStock ? '' : ' card__badge--away'}` }, words));
  card.querySelector('.card__notes')?.replaceChildren(...notes);
  card
    .querySelector(':scope > .card__form, :scope > .card__add')
    ?.replaceWith(isInStock ? makeAction(card, product) : makeAway());
}

const makeAway = (): HTMLElement => make('p', { className: 'card__add', ariaHidden: 'true' }, productActionsText.see);

/** The sizes if the card has a form for them already, which other colours of a product have, too. */
function makeAction(card: HTMLElement, product: HTMLElement): HTMLElement {
  const fields = [...product.querySelectorAll<HTMLInputElement>('[name=size]')];
  const form = forms.get(card);
  if (fields.length < 2 || !form || hasOptions(product)) return makeAddButton(product);
  const next = form.cloneNode(true) as HTMLFormElement;
  delete next.dataset['state'];
  next.querySelector('[name=sku]')?.setAttribute('value', product.dataset['sku'] ?? '');
  fillSizes(
    next,
    fields.map(({ value, disabled }) => [value, disabled]),
  );
  return next;
}

/** The forms with sizes of cards, which may show a colour without them. */
const forms = new WeakMap<Element, HTMLFormElement>();

function makeRating(product: HTMLElement): HTMLElement[] {
  const value = Number(product.querySelector('.product__offer .stars > b')?.textContent);
  const count = product.querySelector('.product__offer .stars .soft')?.textContent?.replace(/[()]/g, '') ?? '';
  if (!value) return [];
  const mark = make('p', { className: 'card__rating', role: 'img', ariaLabel: ratingWords(value, count) });
  mark.append(ratingMark(value, count));
  return [mark];
}
