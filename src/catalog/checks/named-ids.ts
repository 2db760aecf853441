import type { SourceText } from '../json/positions.ts';
import { suggest } from '../problems/problems.ts';
import type { CheckContext } from './check-context.ts';

/** What files name by the names of other files. */
const NAMED = {
  markets: { code: 'market-unknown', expected: 'the id of a market: the name of a file in catalog/markets' },
  categories: { code: 'category-unknown', expected: 'the id of a category: the name of a file in catalog/categories' },
  sellers: { code: 'seller-unknown', expected: 'the id of a seller: the name of a file in catalog/sellers' },
} as const;
type Named = keyof typeof NAMED;
type Path = readonly PropertyKey[];

/** The problem of an id that no file has. */
export const describeUnknown = (kind: Named, id: string, known: { keys(): Iterable<string> }) => ({
  ...NAMED[kind],
  hint: suggest(id, known.keys()),
});

/** Checks that a file has the id that is named at `path`, if there is one. Of a seller whose products are gone it only warns. */
export function checkId(
  context: CheckContext,
  kind: Named,
  id: string | undefined,
  source: SourceText,
  path: Path,
): void {
  const { problems, isGoneSeller } = context;
  if (id === undefined || context[kind].has(id)) return;
  if (kind === 'sellers' && isGoneSeller(id))
    problems.add(source, path, {
      code: 'seller-gone',
      severity: 'warning',
      expected: 'the id of a seller; no file has this one, as those of former products, so it is left out here',
    });
  else problems.add(source, path, describeUnknown(kind, id, context[kind]));
}

/** Checks each id of a list at `path`. */
export function checkIds(
  context: CheckContext,
  kind: Named,
  ids: readonly string[] | undefined,
  source: SourceText,
  path: Path,
): void {
  for (const [index, id] of (ids ?? []).entries()) checkId(context, kind, id, source, [...path, index]);
}

/** Checks the id of a market that is a key of the object at `path`. Returns the market. */
export function checkMarketKey({ markets, problems }: CheckContext, id: string, source: SourceText, path: Path) {
  const market = markets.get(id);
  if (!market) problems.addKey(source, path, id, describeUnknown('markets', id, markets));
  return market;
}

/**
 * Reports a SKU at `path` that no product has, or none that fits there. Of a product that is gone or set aside it only warns; while such
 * products stop the build, their own errors are enough. `expected` names the products that fit, `list` lists their SKUs.
 */
export function reportSku(
  { problems, isBroken, isGone, setsAside }: CheckContext,
  sku: string,
  source: SourceText,
  path: Path,
  { expected, list }: { readonly expected: string; readonly list: () => Iterable<string> },
): void {
  if (isBroken(sku)) {
    if (setsAside)
      problems.add(source, path, {
        code: 'reference-set-aside',
        severity: 'warning',
        expected: 'a product without errors; this one is set aside, so it is left out here',
      });
  } else if (isGone(sku))
    problems.add(source, path, {
      code: 'product-gone',
      severity: 'warning',
      expected: 'the SKU of a product; this one was published and has no file now, so it is left out here',
    });
  else problems.add(source, path, { code: 'product-unknown', expected, hint: suggest(sku, list()) });
}
