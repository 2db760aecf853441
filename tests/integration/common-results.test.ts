import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import {
  countKnownSearchFiles,
  listCommonSearches,
  listKnownSearches,
} from '../../src/catalog/search/common-searches.ts';
import { findFolder } from '../../src/catalog/site/numbered.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import {
  cardFileName,
  cardPosition,
  type CardRecord,
  type SuggestedCards,
} from '../../src/core/listing/card-record.ts';
import {
  type CommonResultsFile,
  commonResultsFile,
  countKnownFiles,
  knownResultsFile,
} from '../../src/core/search/common-results.ts';
import {
  START,
  type StartPart,
  suggestedCardsFile,
  type SuggestionPart,
  suggestionPart,
} from '../../src/core/search/parts.ts';
import { openSearch } from '../../src/core/search/search.ts';
import { isMiss } from '../../src/core/search/told.ts';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { writeCommonResults } from '../../src/integration/extras/common-results.ts';
import { writeDataFiles } from '../../src/integration/extras/data-files.ts';
import { writeSearchIndex } from '../../src/integration/extras/search-index.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

let catalog: Catalog;
let site: Site;
let first: string;

const siteOf = (products: ReadonlyMap<string, Product>): Site => {
  const sources = [...catalog.products.values()].flatMap(({ pictures }) => pictures.map(({ source }) => source));
  const prepared = { digest: '0123456789ab', widths: [256, 640] };
  return setSite({ ...catalog, products }, new Map(sources.map((source) => [source, prepared])), '2026-11-21');
};

async function write(made: Site, earlier?: string): Promise<string> {
  const work = makeTemporaryFolder();
  mkdirSync(join(work, 'site'));
  const digests = await writeSearchIndex(made, work, earlier);
  await writeDataFiles(made, work, earlier);
  await writeCommonResults(made, work, earlier, digests, join(work, 'pictures'));
  return work;
}

const folderIn = (work: string): string => join(work, 'site', findFolder(site, site.defaultMarket));
const readIn = (work: string, name: string): string => readFileSync(join(folderIn(work), name), 'utf8');

const KINDS = ['q', 'a', 'b', 't'];

/** The files of results and of products of suggestions that were written and not linked. */
function newFiles(before: string, after: string): string[] {
  const inodes = (work: string) =>
    KINDS.flatMap((kind) =>
      readdirSync(join(folderIn(work), kind)).map(
        (name) => [`${kind}/${name}`, statSync(join(folderIn(work), kind, name)).ino] as const,
      ),
    );
  const known = new Map(inodes(before));
  return inodes(after).flatMap(([name, inode]) => (known.get(name) === inode ? [] : [name]));
}

function withPrice(sku: string, priceMinor: number): Site {
  const product = catalog.products.get(sku) as Product;
  return siteOf(new Map(catalog.products).set(sku, { ...product, offers: { ...product.offers, in: { priceMinor } } }));
}

beforeAll(async () => {
  catalog = loadCatalog('catalog');
  site = siteOf(catalog.products);
  first = await write(site);
});

if (isEvery)
  test('every search that a file stands for finds what the index finds, in the same order, with the same marks', async () => {
    const { search } = openSearch(async (name) => readIn(first, name));
    const readCard = (number: number): CardRecord => {
      const { file, position } = cardPosition(number);
      return (JSON.parse(readIn(first, cardFileName(file))) as CardRecord[])[position] as CardRecord;
    };
    const market = site.defaultMarket;
    const files = countKnownSearchFiles(site, market);
    const searches = [
      ...listCommonSearches(site, market).map((query) => [query, commonResultsFile(query)] as const),
      ...listKnownSearches(site, market).map((query) => [query, knownResultsFile(query, files)] as const),
    ];
    let kept = 0;
    for (const [query, name] of searches) {
      const { numbers, mark, ...told } = await search(query);
      const results = new Map(JSON.parse(readIn(first, name)) as CommonResultsFile).get(query);
      expect(results !== undefined, query).toBe(told.count > 0 && !isMiss(told) && !told.price);
      if (!results) continue;
      kept++;
      const { cards, rest } = results;
      const shown = numbers.slice(0, PAGE_SIZE).map((number) => ({ number, record: readCard(number) }));
      expect(results.told, query).toEqual(JSON.parse(JSON.stringify(told)));
      expect(cards, query).toEqual(
        shown.slice(0, cards.length).map(({ record }) => ({ record, marks: mark(record.title) })),
      );
      expect(rest, query).toEqual(shown.slice(cards.length).map(({ number, record }) => [number, mark(record.title)]));
    }
    expect(kept).toBeGreaterThan(3000);
  });

test('searches of one word, of two, and in Hindi are among them', () => {
  const market = site.defaultMarket;
  const known = [...listCommonSearches(site, market), ...listKnownSearches(site, market)];
  for (const query of ['saree', 'red saree', 'साड़ी'.normalize(), 'zari']) expect(known).toContain(query);
});

test('beside each part of suggestions are all products that it names, as suggestions show them', () => {
  const { suggestions } = JSON.parse(readIn(first, START)) as StartPart;
  expect(suggestions.length).toBeGreaterThan(100);
  for (const name of suggestions) {
    const part = suggestionPart(name);
    const { q } = JSON.parse(readIn(first, part)) as SuggestionPart;
    const cards = JSON.parse(readIn(first, suggestedCardsFile(part))) as SuggestedCards;
    expect(Object.keys(cards).map(Number).sort(), name).toEqual(
      [...new Set(q.flatMap(([, ...numbers]) => numbers))].sort(),
    );
    for (const [number, card] of Object.entries(cards)) {
      const { file, position } = cardPosition(Number(number));
      const { picture, ...whole } = (JSON.parse(readIn(first, cardFileName(file))) as CardRecord[])[
        position
      ] as CardRecord;
      expect({ ...whole, picture: Array.isArray(picture) ? picture.slice(0, 2) : picture }).toMatchObject(card);
    }
  }
});

test('without a change every file is linked', async () => {
  expect(newFiles(first, await write(site, first))).toEqual([]);
});

test('a changed price writes those files that show it, and no other', async () => {
  const changed = await write(withPrice('SS-001', 12_300), first);
  const names = KINDS.flatMap((kind) => readdirSync(join(folderIn(first), kind)).map((name) => `${kind}/${name}`));
  const showing = names.filter((name) => readIn(first, name).includes('/p/SS-001","price":'));
  expect(showing.length).toBeGreaterThan(2);
  expect(newFiles(first, changed).sort()).toEqual(showing.sort());
  for (const name of showing) expect(readIn(changed, name)).toContain('"price":12300');
});

test('there are as many files as a shop has searches, up to a limit', () => {
  expect([0, 1, 4, 5, 4000].map(countKnownFiles)).toEqual([1, 1, 1, 2, 1024]);
});
