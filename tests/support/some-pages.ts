import { readFileSync } from 'node:fs';

const { facets } = JSON.parse(readFileSync('catalog/facets.json', 'utf8')) as { facets: { id: string }[] };

/** Kinds of pages of the sample that differ in their data alone. */
const KINDS: readonly RegExp[] = [
  // Of a single value (`/womenFashion/colour-blue`).
  new RegExp(`/(?:${facets.map(({ id }) => id).join('|')})-[^/]+(?:/\\d+)?$`),
  // A product.
  /\/p\/[^/]+$/,
  // Further pages of a list (`/womenFashion/2`), and products by first letter (`/search/a`, `/hi/search/u0915`).
  /\/(?:\d+|[a-z]|u[\da-f]{4})$/,
  /\/shop\/[^/]+$/,
  /\/filters$/,
];

/** Pages in a further language of a market have the templates of those in English. */
const FURTHER = /^\/(?!en)[a-z]{2}(?:-[a-z]{2})?\//;

/** Of pages that differ in their data alone one in `count`, and all others; in further languages a tenth of each. `pathOf` gives the address of a page without an ending. */
export function somePages<Page>(pages: readonly Page[], count: number, pathOf: (page: Page) => string): Page[] {
  const groups = new Map<string, { step: number; pages: Page[] }>();
  for (const page of pages) {
    const path = pathOf(page);
    const kind = KINDS.findIndex((one) => one.test(path));
    const isFurther = FURTHER.test(path);
    const name = `${kind} ${isFurther}`;
    const group = groups.get(name) ?? { step: (kind < 0 ? 1 : count) * (isFurther ? 10 : 1), pages: [] };
    group.pages.push(page);
    groups.set(name, group);
  }
  return [...groups.values()].flatMap((group) => group.pages.filter((_, index) => index % group.step === 0));
}
