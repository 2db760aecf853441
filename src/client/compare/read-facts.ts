import { listComma } from '../../messages/language.ts';
import { availabilityText } from '../../messages/rooms/availability.ts';
import { compareText } from '../../messages/rooms/compare.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import type { Facts } from './compare.ts';

/** Longer values, such as a maker's address, are not compared. */
const LONGEST = 80;

const SAVING = compareText.saving;
const RATING = compareText.rating;
/** What shoppers compare first. */
export const FIGURES: readonly string[] = [SAVING, RATING];

const textOf = (container: ParentNode, selector: string): string =>
  container.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What it costs, which is said above the facts. */
export const readPrice = (product: HTMLElement): string => textOf(product, '.price__now');

/** What a product's page says of it, for a comparison. */
export function readFacts(product: HTMLElement): Facts {
  const offer = product.querySelector('.product__offer') ?? product;
  const canBuy = offer.querySelector('form.add') !== null;
  const sizes = [...offer.querySelectorAll<HTMLInputElement>('[name=size]:enabled')].map(({ value }) => value);
  const average = textOf(offer, '.stars b');
  const own: Facts = [
    [SAVING, textOf(offer, '.price b')],
    [RATING, average ? `${average}★` : textOf(offer, '.stars')],
    [compareText.availability, canBuy ? availabilityText.inStock : textOf(offer, ':scope > strong')],
    [compareText.sizes, sizes.join(listComma())],
    [compareText.colour, textOf(offer, '.colours strong')],
    [documentsText.soldBy, textOf(product, '.seller strong')],
  ];
  const listed = [
    ...product.querySelectorAll('.sections .facts > div'),
    // Further below on the page.
    ...product.ownerDocument.querySelectorAll('[aria-labelledby=declarations-title] dl > div'),
  ].map((row): readonly [string, string] => [textOf(row, 'dt'), textOf(row, 'dd')]);
  const seen = new Set<string>();
  return [...own, ...listed].filter(([name, value]) => {
    const isNew = name !== '' && value !== '' && value.length <= LONGEST && !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
}
