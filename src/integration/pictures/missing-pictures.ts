import type { Catalog } from '../../catalog/load.ts';
import type { Problem } from '../../catalog/source/problems.ts';
import type { Product } from '../../catalog/model.ts';
import { listPicturesOf } from '../../catalog/queries/variants.ts';
import type { RemotePictures } from './remote-sources.ts';
import type { NamedPicture } from './sources.ts';

/** Files that a message names. */
const NAMED_FILES = 3;

/** What follows from pictures that can't be had. */
export interface MissingPictures {
  /** Pictures that products are published without. */
  readonly leftOut: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Judges pictures that can't be had: products are published without them, unless store.json refuses that; it is an error of the home
 * page and of a category. One problem is made of each cause and host.
 */
export function judgeMissing(
  { products, store }: Catalog,
  named: ReadonlyMap<string, NamedPicture>,
  { failed, stale }: Pick<RemotePictures, 'failed' | 'stale'>,
): MissingPictures {
  if (failed.size === 0 && stale.size === 0) return { leftOut: new Set(), problems: [] };
  const refuses = store.images?.missing === 'refuse';
  const productFiles = new Set([...products.values()].map(({ file }) => file));
  const leftOut = new Set(
    refuses
      ? []
      : [...failed.keys()].filter((source) => [...filesOf(source, named)].every((file) => productFiles.has(file))),
  );
  const tell = (reasons: ReadonlyMap<string, string>, severity: Problem['severity'], words: Words) =>
    describeCauses(reasons, named, severity, words);
  return {
    leftOut,
    problems: [
      ...tell(
        filterKeys(failed, (source) => !leftOut.has(source)),
        'error',
        {
          trouble: "can't be fetched",
          expected: 'a picture that can be fetched, or another one in its place',
        },
      ),
      ...tell(
        filterKeys(failed, (source) => leftOut.has(source)),
        'warning',
        {
          trouble: "can't be fetched",
          expected: 'a picture that can be fetched; the products are published without it',
        },
      ),
      ...tell(stale, 'warning', {
        trouble: "can't be asked for changes",
        expected: 'a server that answers; the copies of an earlier build are used',
      }),
    ],
  };
}

/** The catalogue without these pictures of products. */
export function withoutPictures(catalog: Catalog, { leftOut, problems }: MissingPictures): Catalog {
  if (problems.length === 0) return catalog;
  const products = new Map<string, Product>();
  for (const [sku, product] of catalog.products) {
    const isWhole = listPicturesOf(product).every(({ source }) => !leftOut.has(source));
    products.set(sku, isWhole ? product : withoutSources(product, leftOut));
  }
  return { ...catalog, products, warnings: [...catalog.warnings, ...problems] };
}

const withoutSources = (product: Product, sources: ReadonlySet<string>): Product => ({
  ...product,
  pictures: product.pictures.filter(({ source }) => !sources.has(source)),
  variants: product.variants.map(({ picture, ...variant }) =>
    picture && !sources.has(picture.source) ? { ...variant, picture } : variant,
  ),
});

interface Words {
  readonly trouble: string;
  readonly expected: string;
}

function describeCauses(
  reasons: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, NamedPicture>,
  severity: Problem['severity'],
  { trouble, expected }: Words,
): Problem[] {
  const causes = Map.groupBy(reasons, ([source, reason]) => `${hostOf(source)} ${reason}`);
  return [...causes.values()].map((group) => {
    const [[first, reason]] = group.toSorted(([a], [b]) => (a < b ? -1 : 1)) as [[string, string]];
    const files = [...new Set(group.flatMap(([source]) => [...filesOf(source, named)]))].sort();
    const found =
      group.length === 1
        ? `the picture ${JSON.stringify(first)}: it ${trouble}: ${reason}`
        : `${group.length} pictures of ${hostOf(first)} such as ${JSON.stringify(first)}: they ${trouble}: ${reason}`;
    return {
      code: 'picture-unreachable',
      severity,
      file: files[0] ?? '',
      line: 0,
      column: 0,
      field: '',
      found,
      expected,
      ...(files.length > 1 ? { hint: `named by ${listFiles(files)}` } : {}),
    };
  });
}

function listFiles(files: readonly string[]): string {
  const rest = files.length - NAMED_FILES;
  return files.slice(0, NAMED_FILES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const filesOf = (source: string, named: ReadonlyMap<string, NamedPicture>): ReadonlySet<string> =>
  named.get(source)?.files ?? new Set();
const hostOf = (source: string): string => (URL.canParse(source) ? new URL(source).host : source);
const filterKeys = <T>(map: ReadonlyMap<string, T>, isWanted: (key: string) => boolean): Map<string, T> =>
  new Map([...map].filter(([key]) => isWanted(key)));
