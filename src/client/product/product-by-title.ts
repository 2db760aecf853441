import type { OldTitle } from '../../core/product/old-link.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';

/** Most pages of a list that are searched. */
const MOST_PAGES = 20;

const fold = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Searches the list of a subcategory for a product by title and returns its address. `tiles` maps subcategories in lower case to
 * addresses of lists. Undefined when there is no such list or product.
 * @throws when a page of the list can't be fetched.
 */
export async function findPathByTitle(
  { title, subcategory }: OldTitle,
  tiles: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  let list = new Map(Object.entries(tiles)).get(subcategory.toLowerCase());
  for (let count = 0; list !== undefined && count < MOST_PAGES; count++) {
    const page: Document = await fetchPage(list);
    const found = [...page.querySelectorAll('.card [data-title]')].find(
      (name) => fold(name.textContent) === fold(title),
    );
    if (found) return found.getAttribute('href') ?? undefined;
    list = page.querySelector('[rel=next]')?.getAttribute('href') ?? undefined;
  }
  return undefined;
}
