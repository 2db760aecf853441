import { expect, test } from 'vitest';
import { editionsOf } from '../../src/catalog/site/editions.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { countUntranslated } from '../../src/catalog/translations/count-untranslated.ts';
import { storePages } from '../../src/views/parts/market-pages.ts';
import { makeShellView, makeShortShellView } from '../../src/views/parts/shell.ts';

/** What the sample has in its further languages. Values of details are translated one by one, and may stay in English. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  hi: ['words'],
  ta: ['words'],
  ar: ['words'],
};
/** So many values of details, such as tags and sizes for children, stay in English in languages of India. */
const MOST_WORDS = 173;

const catalog = loadCatalog('catalog');
const counts = countUntranslated(catalog);

test.each(Object.entries(ENGLISH))('in "%s" nothing but these is in English: %j', (language, kinds) => {
  const own = counts.filter((count) => count.language === language);
  expect([...new Set(own.map(({ kind }) => kind))]).toEqual(kinds);
});

test.each(['hi', 'ta'])('in "%s" few words are in English', (tag) => {
  expect(counts.find(({ language, kind }) => language === tag && kind === 'words')?.missing).toBeLessThanOrEqual(
    MOST_WORDS,
  );
});

/** Pages that the Emirates share with India: selling is for sellers in India, and who finds a weakness of the shop writes in English. */
const OF_INDIA = [
  '/',
  '/Seller-SignIn',
  '/Seller-SignUp',
  '/pricing-commission',
  '/responsible-disclosure',
  '/sellOnline',
];

test('menu, footers, policies and help of the Emirates lead to their own pages, in Arabic, too', () => {
  const sites = editionsOf(setSite(catalog, new Map(), '2026-11-29'));
  const others = sites.flatMap((site) => {
    const market = site.catalog.markets.get('ae');
    if (!market) return [];
    const shells = [makeShellView(site, market), makeShortShellView(site, market)];
    const pages = site.catalog.pages.filter(({ marketId }) => marketId === 'ae');
    const html = JSON.stringify([shells, storePages(site, market), pages]).replaceAll('/en-ae', `/${market.prefix}`);
    const found = [...html.matchAll(/"href":"(\/[^"]*)"|href=\\"(\/[^"\\]*)|"(?:help|returns|contact)":"(\/[^"]*)"/g)];
    expect(found.length).toBeGreaterThan(50);
    return found
      .map(([, ...paths]) => paths.find((path) => path !== undefined) ?? '')
      .filter((path) => !path.startsWith(`/${market.prefix}`));
  });
  expect([...new Set(others)].sort()).toEqual(OF_INDIA);
});
