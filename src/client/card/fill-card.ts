import { cardImage, secondImage } from '../../core/listing/card-image.ts';
import { type CardRecord, skuOf } from '../../core/listing/card-record.ts';
import { ratingMark, ratingWords } from '../../core/listing/rating-words.ts';
import type { Marks } from '../../core/search/common-results.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import { splitAmount } from '../../core/money/split-amount.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { picturePath } from '../../paths.ts';
import { formatAmount } from '../../browser/money.ts';
import { copyTemplate } from '../../browser/templates.ts';
import { fillSizes } from './card-sizes.ts';
import { fillName } from './fill-name.ts';

/** Makes a product's card from the page's templates (components/lists/CardTemplate.astro). `marks` are places of its title to mark. */
export function fillCard(record: CardRecord, marks?: Marks): HTMLElement {
  const { brand, path, price, badge, choose, sizes, isAway } = record;
  const card = copyTemplate(document, `card-${isAway ? 'away' : sizes ? 'sizes' : choose ? 'choose' : 'add'}`);
  Object.assign(card.dataset, { sku: skuOf(record), price: String(price) });
  for (const link of card.querySelectorAll('a')) link.href = path;
  fillName(card.querySelector<HTMLElement>('[data-title]'), record, marks);
  write(card.querySelector('h3 > span'), brand && `${brand} `);
  const [image, second] = card.querySelectorAll('img');
  if (image) Object.assign(image, cardImage(record, picturePath));
  const address = secondImage(record, picturePath);
  if (!address) second?.remove();
  else if (second) second.src = address;
  // Of the list that is shown (layouts/ListingPage.astro).
  const shape = document.getElementById('listing')?.dataset['shape'] ?? '';
  record.fits?.[shape]?.forEach((fit, index) => {
    const shown = [image, second][index];
    if (fit && shown) shown.dataset['fit'] = fit;
  });
  const [priceLine, mark, badgeLine] = card.querySelectorAll('p');
  if (priceLine) fillPrice(priceLine, record);
  if (mark) fillRating(mark, record.rating);
  write(badgeLine, badge);
  fillAction(card, record);
  fillColours(card, record);
  return card;
}

function fillAction(card: HTMLElement, record: CardRecord): void {
  const form = card.querySelector('form');
  if (form) fillForm(form, record);
  write(card.querySelector(':scope > [data-do=sheet]'), record.choose);
}

function fillColours(card: HTMLElement, { path, colours, moreColours = 0 }: CardRecord): void {
  const element = card.querySelector('.swatches');
  const swatch = element?.querySelector('a');
  if (!colours || !swatch) {
    element?.remove();
    return;
  }
  const swatches = colours.map(([name, href, fill]) => {
    const link = swatch.cloneNode(true) as HTMLAnchorElement;
    link.href = href;
    link.querySelector('span')?.replaceChildren(name);
    link.ariaCurrent = href === path ? 'true' : null;
    link.querySelector('circle')?.setAttribute('fill', fill);
    return link;
  });
  swatch.replaceWith(...swatches);
  const more = element?.querySelector(':scope > span');
  if (moreColours > 0) more?.firstChild?.replaceWith(`+${moreColours}`);
  else more?.remove();
}

/** Writes a text into an element, or removes the element if there is no text. */
function write(element: Element | null | undefined, text: string | undefined): void {
  if (text === undefined) element?.remove();
  else if (element) element.textContent = text;
}

function fillPrice(line: Element, { price, mrp, isLowest }: CardRecord): void {
  const now = line.querySelector('strong');
  // "from" is beside it.
  if (!isLowest) line.replaceChildren(...line.children);
  // A currency in letters is beside it, small, and said once (components/Price.astro).
  const [currency, amount] = splitAmount(formatAmount(price));
  now?.before(currency, ' ');
  now?.replaceChildren(amount);
  const was = line.querySelector('s');
  if (mrp === undefined) was?.parentElement?.remove();
  else {
    was?.replaceChildren(splitAmount(formatAmount(mrp))[1]);
    write(line.querySelector('b'), ` ${listsText.off({ percent: savingPercent(price, mrp) })}`);
  }
}

function fillRating(mark: HTMLElement, rating: CardRecord['rating']): void {
  if (rating) mark.ariaLabel = ratingWords(...rating);
  write(mark, rating && ratingMark(...rating));
}

function fillForm(form: HTMLFormElement, record: CardRecord): void {
  const { size, sizes } = record;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  field('sku')?.setAttribute('value', skuOf(record));
  if (sizes) fillSizes(form, sizes);
  else if (size === undefined) field('size')?.remove();
  else field('size')?.setAttribute('value', size);
}
