import type { Fix } from '../problems/problem.ts';
import { type ProblemDetails, suggest } from '../problems/problems.ts';
import { type Addresses, findTranslated } from './addresses.ts';
import type { CheckContext } from './check-context.ts';
import { partOf, type ProductPages } from './product-pages.ts';

/** What redirects are checked against. */
interface Targets {
  readonly addresses: Addresses;
  readonly pages: ProductPages;
  /** By old address of a product: its page, as far as the record of addresses knows; undefined in a catalogue without one. */
  readonly moved: ReadonlyMap<string, string> | undefined;
}

/**
 * Checks that redirects lead from old addresses to pages. Hosts follow a redirect even if there is a page at its old path. Returns those
 * that hold: without those to products that are set aside or not published, which would lead to an error page, and with the present
 * addresses of products that have moved.
 */
export function checkRedirects(context: CheckContext, targets: Targets): Record<string, string> {
  const { files, problems } = context;
  const kept: Record<string, string> = {};
  if (!files.redirects?.input) return kept;
  const { source, input } = files.redirects;
  for (const [from, to] of Object.entries(input)) {
    const translated = findTranslated(from, context.markets);
    const taken: ProblemDetails | undefined = translated
      ? { code: 'redirect-taken', expected: translated }
      : findTaken(from, to, targets);
    if (taken) problems.addKey(source, [], from, taken);
    if (taken?.severity === 'warning') continue;
    const { leadsTo, problem } = follow(from, to, input, context, targets);
    if (problem) problems.add(source, [from], problem);
    if (!taken && leadsTo !== undefined) kept[from] = leadsTo;
  }
  return kept;
}

const remove = (from: string): Fix => ({ kind: 'remove', path: [from] });

/** What is wrong with a redirect that begins at a page. */
function findTaken(from: string, to: string, { addresses, pages, moved }: Targets): ProblemDetails | undefined {
  const isOfProduct = pages.isPage(from);
  if (!isOfProduct && !addresses.paths.has(from)) return undefined;
  const isOfSame = isOfProduct && pages.ownerOf(to) === pages.ownerOf(from) && to !== from;
  const fix = isOfSame ? remove(from) : undefined;
  // Written while the product had another title, or not this variant.
  if (isOfSame && moved && (moved.has(to) || (partOf(from) !== partOf(to) && pages.isPage(to)))) {
    const expected = 'an old address: the product has this one again, so the redirect is left out';
    return { code: 'redirect-taken', severity: 'warning', expected, fix };
  }
  const owner = addresses.owners.get(from.toLowerCase()) ?? 'a product';
  return { code: 'redirect-taken', expected: `an old address: this one belongs to ${owner}`, fix };
}

/** Where a redirect leads; undefined where it must be left out. */
function follow(
  from: string,
  to: string,
  redirects: Readonly<Record<string, string>>,
  { isBroken, isGone, setsAside }: CheckContext,
  { addresses: { paths, isUnsure }, pages, moved }: Targets,
): { leadsTo?: string; problem?: ProblemDetails } {
  const target = to.split('#')[0] || '/';
  const next = redirects[target];
  if (next !== undefined)
    return {
      problem: {
        code: 'redirect-chain',
        expected: `the page itself, ${JSON.stringify(next)}, not another redirect`,
      },
    };
  const owner = pages.ownerOf(target);
  if (!owner && target.includes('/p/') && isBroken(partOf(target))) {
    const expected = 'a product without errors; this one is set aside, so the redirect is left out';
    // A catalogue that sets nothing aside is refused for that product.
    return setsAside ? { problem: { code: 'reference-set-aside', severity: 'warning', expected } } : {};
  }
  // One from the product's own old address is of no use without its page.
  const toRemove = from.includes('/p/') && partOf(from) === partOf(target) ? remove(from) : undefined;
  if (!owner && target.includes('/p/') && isGone(partOf(target))) {
    const expected =
      'the address of a page; this product was published and has no file now, so the redirect is left out';
    return { problem: { code: 'product-gone', severity: 'warning', expected, fix: toRemove } };
  }
  if (owner && !pages.isShown(owner)) {
    const expected = 'a product that is published; the redirect is left out until this one is';
    return { problem: { code: 'redirect-unpublished', severity: 'warning', expected } };
  }
  if (paths.has(target) || pages.isPage(target) || isUnsure(target)) return { leadsTo: to };

  const current = moved?.get(target) ?? pages.currentOf(target);
  const mended = current === undefined ? undefined : current + to.slice(target.length);
  const set: Fix | undefined = mended === undefined ? undefined : { kind: 'set', path: [from], value: mended };
  if (mended !== undefined && moved?.has(target)) {
    const expected = `the product's present address ${JSON.stringify(mended)}; the redirect leads there`;
    return { leadsTo: mended, problem: { code: 'redirect-moved', severity: 'warning', expected, fix: set } };
  }
  return {
    problem: {
      code: 'link-broken',
      expected: 'the address of a page of this shop',
      hint: mended === undefined ? suggest(target, paths) : `did you mean ${JSON.stringify(mended)}?`,
      fix: set ?? toRemove,
    },
  };
}
