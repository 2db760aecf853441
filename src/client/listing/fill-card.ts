import { cardImage } from '../../core/listing/card-image.ts';
import { type CardRecord, countStars } from '../../core/listing/card-record.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import { picturePath } from '../../paths.ts';
import { formatAmount } from '../../browser/money.ts';
import { copyTemplate } from '../../browser/templates.ts';
import { makeSizeRow } from '../product/size-row.ts';

/** Makes a product's card from the page's templates (components/CardTemplate.astro). */
export function fillCard(record: CardRecord): HTMLElement {
  const { sku, title, brand, path, price, badge, choose, sizes, isAway } = record;
  const card = copyTemplate(document, `card-${isAway ? 'away' : (choose ?? sizes) ? 'choose' : 'add'}`);
  Object.assign(card.dataset, { sku, price: String(price) });
  for (const link of card.querySelectorAll('a')) link.href = path;
  write(card.querySelector('[data-title]'), title);
  write(card.querySelector('h3 span'), brand && `${brand} `);
  const image = card.querySelector('img');
  if (image) Object.assign(image, cardImage(record.picture, picturePath));
  const [priceLine, stars, badgeLine] = card.querySelectorAll('p');
  if (priceLine) fillPrice(priceLine, record);
  if (stars) fillStars(stars, record.rating);
  write(badgeLine, badge);
  fillAction(card, record);
  fillColours(card, record);
  return card;
}

function fillAction(card: HTMLElement, record: CardRecord): void {
  const { sku, title, choose, sizes } = record;
  const form = card.querySelector('form');
  if (form) fillForm(form, record);
  const chooser = card.querySelector(':scope > [data-do=sheet]');
  if (sizes) {
    const all = sizes.map(([name, isSoldOut]) => ({ name, isInStock: !isSoldOut }));
    chooser?.replaceWith(makeSizeRow({ sku, title, sizes: all }));
  } else write(chooser, choose);
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
  if (!isLowest) now?.querySelector('small')?.remove();
  now?.lastChild?.replaceWith(formatAmount(price));
  const was = line.querySelector('s');
  if (mrp === undefined) was?.parentElement?.remove();
  else {
    was?.lastChild?.replaceWith(formatAmount(mrp));
    write(line.querySelector('b'), ` ${savingPercent(price, mrp)}% off`);
  }
}

function fillStars(line: HTMLElement, rating: CardRecord['rating']): void {
  if (!rating) {
    line.className = 'stars stars__count';
    line.textContent = 'No ratings yet';
    return;
  }
  const [value, count] = rating;
  const { full, isHalf, empty } = countStars(value);
  const [row, figure, of] = line.children;
  const [half, rest] = row?.children ?? [];
  if (row) row.ariaLabel = `${value} of 5 stars`;
  row?.firstChild?.replaceWith('★'.repeat(full));
  if (!isHalf) half?.remove();
  write(rest, empty > 0 ? '★'.repeat(empty) : undefined);
  write(figure, count && value.toFixed(1));
  write(of, count && `(${count})`);
}

function fillForm(form: HTMLFormElement, { sku, title, size }: CardRecord): void {
  form.ariaLabel = title;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  field('sku')?.setAttribute('value', sku);
  if (size === undefined) field('size')?.remove();
  else field('size')?.setAttribute('value', size);
}
