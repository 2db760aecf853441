import type { OldTitle } from '../../core/product/old-link.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';

/** Most pages of a list that are searched. */
const MOST_PAGES = 20;

/** As many as the page was built with (catalog/listings/others-buy.ts). */
const MOST_OTHERS = 10;

const fold = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/** The address of a product that was looked for, else the cards of the list in which it was, as far as they can be bought. */
interface FoundByTitle {
  readonly path?: string;
  readonly others: readonly HTMLElement[];
}

/**
 * Searches the list of a subcategory for a product by title. `tiles` maps subcategories in lower case to addresses of lists.
 * @throws when a page of the list can't be fetched.
 */
export async function findByTitle(
  { title, subcategory }: OldTitle,
  tiles: Readonly<Record<string, string>>,
): Promise<FoundByTitle> {
  let list = new Map(Object.entries(tiles)).get(subcategory.toLowerCase());
  let others: readonly HTMLElement[] = [];
  for (let count = 0; list !== undefined && count < MOST_PAGES; count++) {
    const page: Document = await fetchPage(list);
    const found = [...page.querySelectorAll('.card [data-title]')].find(
      (name) => fold(name.textContent) === fold(title),
    );
    const path = found?.getAttribute('href');
    if (path) return { path, others };
    if (count === 0) others = copyCards(page);
    list = page.querySelector('[rel=next]')?.getAttribute('href') ?? undefined;
  }
  return { others };
}

/** The cards of what can be bought in a list, with links to the pages of products: there is no sheet here. */
function copyCards(page: Document): HTMLElement[] {
  const cards = [...page.querySelectorAll<HTMLElement>('#listing .card:not(.card--away)')].slice(0, MOST_OTHERS);
  return cards.map((card) => {
    const copy = document.importNode(card, true);
    for (const link of copy.querySelectorAll('[data-do=sheet]')) link.removeAttribute('data-do');
    return copy;
  });
}
