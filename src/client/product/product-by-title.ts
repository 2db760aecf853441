import type { OldTitle } from '../../core/old-link.ts';
import { fetchPage } from '../lib/fetch-page.ts';

/** Most pages of a list that are looked through. */
const MOST_PAGES = 20;

const fold = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The address of the product with a title, looked for in the list of its tile: `tiles` has the address of a list by subcategory, in
 * small letters. Undefined where it is not in the list, or there is no such list.
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
    if (found) return found.closest<HTMLElement>('[data-path]')?.dataset['path'];
    list = page.querySelector('link[rel=next]')?.getAttribute('href') ?? undefined;
  }
  return undefined;
}
