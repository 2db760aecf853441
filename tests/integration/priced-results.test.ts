import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { listEditionMarkets, nameIn } from '../../src/catalog/site/editions.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import type { Market } from '../../src/catalog/model.ts';
import { countKnownSearchFiles, findPriceForms, listPricedSearches } from '../../src/catalog/search/common-searches.ts';
import { findFolder } from '../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../src/catalog/search/search-index.ts';
import { searchRulesOf } from '../../src/catalog/search/search-rules.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { QUERY_SCRIPT } from '../../src/client/boot/query.ts';
import { NO_CHOICE } from '../../src/core/facets/choice.ts';
import { findWithin } from '../../src/client/search/within.ts';
import { cardFileName, cardPosition, type CardRecord } from '../../src/core/listing/card-record.ts';
import { type CommonResultsFile, PRICED_CARDS } from '../../src/core/search/common-results.ts';
import { type Found, openSearch } from '../../src/core/search/search.ts';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { findCommonResults } from '../../src/integration/extras/common-results.ts';
import { inLanguage } from '../../src/messages/language.ts';
import { listDataFiles } from '../../src/views/parts/data-files.ts';
import { isEvery } from '../rare-tests.ts';

/** Ways to write a price; `FROM` and `TO` stand for amounts. The first ones are those of every language. */
const FORMS = [
  'WORD under TO',
  'WORD TO se kam',
  'WORD FROM to TO',
  'WORD above FROM',
  'under ₹TO WORD',
  'WORD FROM se TO',
  'WORD ₹FROM-₹TO',
  'WORD below rs TO',
  'WORD TO tak',
];
const OWN_FORMS: Readonly<Record<string, readonly string[]>> = {
  hi: ['WORD TO से कम', 'WORD TO तक', 'TO से कम WORD', 'WORD FROM से TO'],
  ta: ['WORD TO வரை'],
  ar: ['WORD أقل من TO', 'WORD تحت TO'],
};
const AMOUNTS = [
  ['200', '600'],
  ['300', '437'],
  ['149', '1,500'],
  ['850', '12,000'],
] as const;

function openSample(): Site {
  const catalog = loadCatalog('catalog');
  const sources = [...catalog.products.values()].flatMap(({ pictures }) => pictures.map(({ source }) => source));
  return setSite(
    catalog,
    new Map(sources.map((source) => [source, { digest: '0123456789ab', widths: [256, 640] }])),
    '2026-11-21',
  );
}

/** What the inline script of the search page asks for: the file, and what it has taken for the limits of a price. */
function runQueryScript(query: string, template: object) {
  const paths: string[] = [];
  const self: { known?: { readonly b: readonly (string | undefined)[]; readonly found: Promise<unknown> } } = {};
  const link = { remove: () => {}, querySelectorAll: () => [] };
  const content = { ...link, children: [link], lastElementChild: link };
  runInNewContext(QUERY_SCRIPT, {
    self,
    URLSearchParams,
    AbortSignal,
    location: { search: `?${new URLSearchParams({ q: query })}` },
    document: { documentElement: { dataset: {} }, querySelector: () => ({ dataset: template, content }) },
    fetch: (path: string) => {
      paths.push(path);
      return Promise.reject(new Error('not here'));
    },
    setTimeout: () => {},
    addEventListener: () => {},
  });
  return { path: paths[0], amounts: self.known?.b ?? [] };
}

/** The index, cards and files with results of one market in one language. */
function open(edition: Site, market: Market) {
  const folder = findFolder(edition, market);
  const index = makeSearchIndex(edition, market);
  const data = listDataFiles(edition);
  const texts = new Map<string, Promise<string | undefined>>();
  const readPart = (name: string) => {
    const text = texts.get(name) ?? (async () => index.get(name) ?? data.get(`${folder}/${name}`)?.make(edition))();
    texts.set(name, text);
    return text;
  };
  const readCard = async (number: number) => {
    const { file, position } = cardPosition(number);
    return (JSON.parse((await readPart(cardFileName(file))) ?? '') as CardRecord[])[position] as CardRecord;
  };
  const files = new Map<string, Promise<CommonResultsFile>>();
  const readResults = (name: string) => {
    const file =
      files.get(name) ??
      findCommonResults(edition, market, name, readPart).then((text) => JSON.parse(text ?? '') as CommonResultsFile);
    files.set(name, file);
    return file;
  };
  const template = {
    common: '',
    find: '',
    known: countKnownSearchFiles(edition, market),
    prices: findPriceForms(edition),
  };
  return { search: openSearch(readPart).search, readCard, readResults, template };
}

/** What the page shows of a search in the index: prices that the index knows roughly are looked at one by one. */
async function findAll(found: Found, readCard: (number: number) => Promise<CardRecord>) {
  const { minMinor = 0, maxMinor = Infinity, isExact, isDropped } = found.price ?? {};
  const records = await Promise.all(found.numbers.map(readCard));
  if (isExact || isDropped) return records;
  return records.filter(({ price }) => price >= minMinor && price <= maxMinor);
}

const site = openSample();

test.each(listEditionMarkets(site).map(({ edition, market }) => ({ name: nameIn(edition, market), edition, market })))(
  'a search beside a price shows what the index finds, in the same order, in $name',
  ({ edition, market }) =>
    inLanguage(edition.language, async () => {
      const { search, readCard, readResults, template } = open(edition, market);
      const forms = [...FORMS, ...(OWN_FORMS[edition.language] ?? [])];
      const request = { query: '', choice: NO_CHOICE };
      let [answered, asked] = [0, 0];
      for (const [position, word] of listPricedSearches(edition, market).entries())
        for (const [which, form] of forms.entries()) {
          if (!isEvery && which !== position % forms.length) continue;
          const [lower, upper] = AMOUNTS[(position + which) % AMOUNTS.length] as readonly [string, string];
          const query = form.replace('FROM', lower).replace('TO', upper).replace('WORD', word);
          const { path = '', amounts } = runQueryScript(query, template);
          expect(path, query).toMatch(/^\/b\/\d+\.json$/);
          const results = new Map(await readResults(path.slice(1))).get(word);
          asked++;
          if (!results?.priced) continue;
          const found = await search(query);
          const all = await findAll(found, readCard);
          const rest = async (from: number, to = PAGE_SIZE) =>
            all.slice(from, to).map((record) => ({ record, marks: found.mark(record.title) }));
          const shown = findWithin(results, results.priced, amounts, request, async () => ({
            ...(shown as NonNullable<typeof shown>),
            readCards: rest,
          }));
          if (!shown) continue;
          answered++;
          expect(shown.count, query).toBe(all.length);
          const { numbers: _, count, exact, mark: __, price, ...told } = found;
          expect(shown.told, query).toMatchObject(JSON.parse(JSON.stringify(told)));
          expect(shown.told.price, query).toMatchObject({ minMinor: price?.minMinor, maxMinor: price?.maxMinor });
          expect(await shown.readCards(0), query).toEqual(await rest(0));
          expect(shown.atOnce).toBeLessThanOrEqual(PRICED_CARDS);
        }
      // Of many words there is nothing between two such prices, or too little to be sure.
      expect(answered).toBeGreaterThan(market === edition.defaultMarket ? asked / 4 : 0);
    }),
);

test('words that a price may be made of do not stand beside one', () => {
  const { rules } = searchRulesOf(site);
  const words = new Set([...rules.patterns.flatMap(([pattern]) => pattern.split(' ')), ...rules.currency]);
  for (const query of listPricedSearches(site, site.defaultMarket))
    for (const word of query.split(/[\s-]+/)) expect(words.has(word.normalize('NFKD')), query).toBe(false);
});

test('what is no price stays in the query', () => {
  const template = { common: '', find: '', known: 4, prices: findPriceForms(site) };
  for (const query of ['saree 600', 'size 8 shoes', 'saree under six', 'shoes 200-400', 'under 5 years toys'])
    expect(runQueryScript(query, template).amounts, query).toEqual([]);
  expect(runQueryScript('saree under 600', template).amounts).toContain('600');
});
