import { join } from 'node:path';
import type { Catalog } from '../../catalog/load/load.ts';
import type { Product } from '../../catalog/model.ts';
import { listPicturesOf } from '../../catalog/products/variants.ts';
import { isOfProduct } from '../../catalog/load/set-aside.ts';
import type { ProblemCode } from '../../catalog/problems/codes.ts';
import { findValue } from '../../catalog/json/find-value.ts';
import { readText } from '../../catalog/source/json-file.ts';
import { CatalogError, type Problem, ProblemList } from '../../catalog/problems/problems.ts';
import type { PicturePlan } from './prepare.ts';

interface ReadablePlan {
  /** The catalogue without products whose pictures can't be read. */
  readonly catalog: Catalog;
  readonly plan: PicturePlan;
  /** Whether there are such products and the shop refuses to be built without them. */
  readonly isRefused: boolean;
}

/**
 * Plans the pictures of a catalogue. Products with a picture that can't be read are set aside like those with other errors.
 * @throws CatalogError when any other file names such a picture
 */
export async function planReadable(
  catalog: Catalog,
  plan: (catalog: Catalog) => Promise<PicturePlan>,
): Promise<ReadablePlan> {
  let rest = catalog;
  for (;;) {
    try {
      const isRefused = rest !== catalog && catalog.onError === 'refuse';
      return { catalog: rest, plan: await plan(rest), isRefused };
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      const problems = error.problems.map((problem) => locate(problem, catalog));
      const next = problems.every(isOfProduct(catalog.label)) ? setAside(rest, problems) : rest;
      if (next.products.size === rest.products.size || next.products.size === 0)
        throw new CatalogError([...rest.errors, ...problems, ...rest.warnings]);
      rest = next;
    }
  }
}

/** The source of the picture that a problem is about; undefined if it is about something else. */
function sourceOf({ found }: Problem): string | undefined {
  const [, quoted] = /^the picture ("(?:[^"\\]|\\.)*")/.exec(found) ?? [];
  return quoted === undefined ? undefined : (JSON.parse(quoted) as string);
}

/** Adds the line that names the picture to a problem. */
function locate(problem: Problem, { root, label }: Catalog): Problem {
  const picture = sourceOf(problem);
  if (picture === undefined || problem.line > 0) return problem;
  const { file, severity, found, expected, hint } = problem;
  const code = problem.code as ProblemCode;
  const located = new ProblemList();
  const source = { file, readText: () => readText(join(root, file.slice(label.length))) };
  try {
    located.add(source, findValue(source, picture), { code, severity, found, expected, hint });
  } catch {
    // The file can't be read any more.
  }
  return located.problems[0] ?? problem;
}

/** The catalogue without products that have one of these problems, or that use a picture with one. */
function setAside(catalog: Catalog, problems: readonly Problem[]): Catalog {
  const files = new Set(problems.map(({ file }) => file));
  const sources = new Set(problems.map(sourceOf));
  const isBroken = (product: Product) =>
    files.has(product.file) || listPicturesOf(product).some(({ source }) => sources.has(source));
  const broken = new Set([...catalog.products.values()].filter(isBroken));
  const entries = [...broken].map(({ file, sku }) => ({ file, sku, isPrevious: false, codes: ['picture-unreadable'] }));
  const paths = new Set([...broken].map(({ file }) => file.slice(catalog.label.length + 1)));
  return {
    ...catalog,
    products: new Map([...catalog.products].filter(([, product]) => !broken.has(product))),
    sources: new Map([...catalog.sources].filter(([path]) => !paths.has(path))),
    errors: [...catalog.errors, ...problems],
    setAside: [...catalog.setAside, ...entries],
  };
}
