import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';

type Compare = (one: Element, other: Element) => number;

const starsOf = (review: Element): number => Number((review as HTMLElement).dataset['stars'] ?? 0);
const dateOf = (review: Element): string => review.querySelector('time')?.dateTime ?? '';

/** Orders besides that of the pages. Reviews that are equal stay as they are, and those without stars or date are last. */
const ORDERS: Readonly<Record<string, Compare>> = {
  newest: (one, other) => (dateOf(one) < dateOf(other) ? 1 : dateOf(one) > dateOf(other) ? -1 : 0),
  highest: (one, other) => starsOf(other) - starsOf(one),
  lowest: (one, other) => (starsOf(one) || Infinity) - (starsOf(other) || Infinity) || 0,
};

/** All reviews, in the order of the pages. */
let all: Promise<readonly Element[]> | undefined;

/** Sorts all reviews of a product, those of further pages, too, and shows them on one page. */
export async function run(button: HTMLButtonElement): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-reviews]');
  if (!list) return;
  all ??= readAll(list);
  all.catch(() => {
    all = undefined;
  });
  const reviews = await all;
  const order = ORDERS[button.value];
  list.replaceChildren(...(order ? [...reviews].sort(order) : reviews));
  list.parentElement?.querySelector(':scope > nav')?.remove();
  for (const other of button.parentElement?.querySelectorAll('button') ?? [])
    other.ariaPressed = String(other === button);
}

async function readAll(list: HTMLElement): Promise<readonly Element[]> {
  const { reviews: base = '', page, pages } = list.dataset;
  const numbers = Array.from({ length: Number(pages) }, (_, index) => index + 1);
  const lists = await Promise.all(
    numbers.map(async (number) => {
      if (number === Number(page)) return [list];
      return copyParts(await fetchPage(number === 1 ? base : `${base}/${number}`), '[data-reviews]');
    }),
  );
  return lists.flat().flatMap(({ children }) => [...children]);
}
