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

/** Pages in a further language of a market have the templates of those in English. */
const FURTHER = /^\/(?!en)[a-z]{2}(?:-[a-z]{2})?\//;

/** Of pages that differ in their data alone one in `count`, in further languages one in ten times as many, and all others. `pathOf` gives the address of a page without an ending. */
export function somePages<Page>(pages: readonly Page[], count: number, pathOf: (page: Page) => string): Page[] {
  const kindOf = (page: Page) => KINDS.find((kind) => kind.test(pathOf(page)));
  const isFurther = (page: Page) => FURTHER.test(pathOf(page));
  const each = (some: readonly Page[], step: number) => some.filter((_, index) => index % step === 0);
  return [
    ...pages.filter((page) => !kindOf(page)),
    ...KINDS.flatMap((kind) => {
      const own = pages.filter((page) => kindOf(page) === kind);
      return [
        ...each(
          own.filter((page) => !isFurther(page)),
          count,
        ),
        ...each(own.filter(isFurther), 10 * count),
      ];
    }),
  ];
}
