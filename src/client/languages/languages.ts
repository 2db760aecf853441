/**
 * The choice between the languages of a market, on pages that exist in several: the links in the menu and below the footer keep what is chosen
 * on the page, and are remembered. A language that the browser or an earlier choice prefers is offered once, in a banner.
 */
import { page } from '../../browser/page.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { currentLanguage } from '../../messages/language.ts';
import { wantedLanguage } from './wanted-language.ts';

let tags: readonly string[] = [];

/** Leads to the page in another language with the same filters and position. */
function keepFilters(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link || !tags.includes(link.hreflang)) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  writeStored('language', link.hreflang);
}

/** The link to the same page in the language that is to be offered, if any. */
export function run(): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  if (links.length === 0) return undefined;
  tags = links.map(({ hreflang }) => hreflang);
  document.addEventListener('click', keepFilters, true);
  // Whoever comes from the same page in another language has chosen this one, perhaps before this script was there to remember it.
  const [before = '', query] = document.referrer.split('?');
  if (links.some(({ href }) => href === before)) {
    writeStored('language', currentLanguage());
    // Then the link had no filters yet. Who has removed them since and loads the page again gets none.
    const [{ type } = { type: '' }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (query && !location.search && type === 'navigate') location.replace(`?${query}`);
  }
  const isHome = location.pathname.replaceAll('/', '') === page.prefix;
  const wanted = wantedLanguage(currentLanguage(), tags, readStored('language'), navigator.languages, isHome);
  return links.find(({ hreflang }) => hreflang === wanted);
}
