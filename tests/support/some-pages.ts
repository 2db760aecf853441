import { readFileSync } from 'node:fs';

const { facets } = JSON.parse(readFileSync('catalog/facets.json', 'utf8')) as { facets: { id: string }[] };

/** Kinds of pages of the sample that differ in their data alone. */
const KINDS: readonly RegExp[] = [
  // Of a single value (`/womenFashion/colour-blue`).
  new RegExp(`/(?:${facets.map(({ id }) => id).join('|')})-[^/]+(?:/\\d+)?$`),
  // A product.
  /\/p\/[^/]+$/,
  // Further pages of a list (`/womenFashion/2`), and products by first letter (`/search/a`).
  /\/(?:\d+|[a-z])$/,
  /\/shop\/[^/]+$/,
  /\/filters$/,
];

/** Of pages that differ in their data alone one in `count`, and all others. `pathOf` gives the address of a page without an ending. */
export function somePages<Page>(pages: readonly Page[], count: number, pathOf: (page: Page) => string): Page[] {
  const kindOf = (page: Page) => KINDS.find((kind) => kind.test(pathOf(page)));
  return [
    ...pages.filter((page) => !kindOf(page)),
    ...KINDS.flatMap((kind) => pages.filter((page) => kindOf(page) === kind).filter((_, index) => index % count === 0)),
  ];
}
