import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReport } from '../../src/integration/check/check-site.ts';
import { REPORT_FILE } from '../../src/integration/files/publish.ts';
import { productPath } from '../../src/paths.ts';

/** The built site that the journeys run on: SITE_DIR, else `dist`. Its products are found by what their pages show. */
export const SITE_FOLDER = process.env['SITE_DIR'] || 'dist';

export interface Card {
  readonly sku: string;
  readonly title: string;
  /** Address of the product's page. */
  readonly path: string;
  readonly priceMinor: number;
  /** As it is shown: ₹1,299. */
  readonly price: string;
  /** What the card has: a button that adds the product, sizes to choose from, a link to its variants, or nothing. */
  readonly offers: 'add' | 'choice' | 'variants' | 'nothing';
  /** The size that the button adds, or that is preselected. */
  readonly size?: string;
  /** Address of its picture. */
  readonly picture: string;
  /** Address of the list page that has the card. */
  readonly list: string;
}

export interface ProductFacts {
  readonly sizesInStock: readonly string[];
  readonly sizesAway: readonly string[];
  /** The size that is selected when the page opens. */
  readonly chosen?: string;
  readonly pictures: number;
  readonly hasSizeGuide: boolean;
  readonly hasColours: boolean;
  /** Its own struck price, as it is shown: ₹2,199. Products in rows of the page have theirs, too. */
  readonly struckPrice?: string;
  readonly canBuy: boolean;
}

/** The HTML of the page at an address, without its templates. */
export const readPage = (path: string): string =>
  readFileSync(join(SITE_FOLDER, `${path}.html`), 'utf8').replace(/<template\b.*?<\/template>/gs, '');

/** The address of the picture that the page of a product in the default market shows first. */
export const firstPicture = ({ slug, sku }: { readonly slug: string; readonly sku: string }): string =>
  /\/_img\/[\w-]+\.webp/.exec(readPage(productPath({ prefix: '' }, { slug, sku })).split('<article')[1] ?? '')?.[0] ??
  '';

/** What the build measured of its pages. */
export const readReport = (): SiteReport =>
  JSON.parse(readFileSync(join(realpathSync(SITE_FOLDER), '..', REPORT_FILE), 'utf8')) as SiteReport;

const decode = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
    .trim();

const lists = new Map<string, Card[]>();

/** The cards of a list, of all its pages, in their order. */
export function listCards(base: string): readonly Card[] {
  const known = lists.get(base);
  if (known) return known;
  const cards: Card[] = [];
  for (let page = 1; page === 1 || existsSync(join(SITE_FOLDER, `${base}/${page}.html`)); page++) {
    const list = page === 1 ? base : `${base}/${page}`;
    // What others buy comes after the list.
    const [own = ''] = readPage(list).split('<section class="others"');
    for (const text of own.split('<li class="card').slice(1)) cards.push(readCard(text, list));
  }
  lists.set(base, cards);
  return cards;
}

function readCard(text: string, list: string): Card {
  const read = (pattern: RegExp): string => decode(pattern.exec(text)?.[1] ?? '');
  const size =
    read(/<input[^>]* name="size" value="([^"]*)"/) || read(/name="size" value="([^"]*)"[^>]* aria-current="true"/);
  const action = decode(text);
  return {
    sku: read(/data-sku="([^"]*)"/),
    title: read(/<a[^>]* data-title[^>]*>(.*?)<\/a>/),
    path: read(/<a[^>]* href="([^"]*)"[^>]* data-title/),
    priceMinor: Number(read(/data-price="([^"]*)"/)),
    price: read(/class="price__now"[^>]*>(.*?)</),
    offers: action.includes('Add to cart')
      ? 'add'
      : text.includes('name="size"')
        ? 'choice'
        : />Choose [a-z]/.test(text)
          ? 'variants'
          : 'nothing',
    ...(size && { size }),
    picture: read(/class="card__picture" src="([^"]*)"/),
    list,
  };
}

const facts = new Map<string, ProductFacts>();

export function readProduct(path: string): ProductFacts {
  let known = facts.get(path);
  if (!known) {
    known = readFacts(readPage(path).split('</article>')[0] ?? '');
    facts.set(path, known);
  }
  return known;
}

function readFacts(html: string): ProductFacts {
  const inputs = [...html.matchAll(/<input[^>]*name="size"[^>]*>/g)].map(([input]) => ({
    name: decode(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
    isInStock: !/\sdisabled/.test(input),
    isChosen: /\schecked/.test(input),
  }));
  const chosen = inputs.find(({ isChosen }) => isChosen)?.name;
  const price = /class="price price--large.*?<\/p>/s.exec(html)?.[0] ?? '';
  const struckPrice = decode(/<s>(.*?)<\/s>/.exec(price)?.[1] ?? '').replaceAll('&#160;', '\u00a0');
  return {
    sizesInStock: inputs.filter(({ isInStock }) => isInStock).map(({ name }) => name),
    sizesAway: inputs.filter(({ isInStock }) => !isInStock).map(({ name }) => name),
    ...(chosen !== undefined && { chosen }),
    ...(struckPrice && { struckPrice }),
    pictures: html.split(' id="picture-').length - 1,
    hasSizeGuide: html.includes('id="size-guide"'),
    hasColours: html.includes('aria-label="Colours"'),
    canBuy: html.includes('data-do="add"'),
  };
}

/**
 * The first card of a list that matches.
 * @throws when the catalogue has none.
 */
export function findCard(
  description: string,
  matches: (card: Card, product: ProductFacts) => boolean,
  base = '/products',
): Card {
  const card = listCards(base).find((candidate) => matches(candidate, readProduct(candidate.path)));
  if (!card) throw new Error(`${base} has no product with ${description}.`);
  return card;
}

/** How many pages a list has. */
export const countPagesOf = (base: string): number => new Set(listCards(base).map(({ list }) => list)).size;
