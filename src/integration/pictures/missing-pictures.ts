import type { Catalog } from '../../catalog/load/load.ts';
import { MOST_WITHOUT_PICTURES } from '../../catalog/schema/images.ts';
import type { Problem } from '../../catalog/problems/problems.ts';
import type { Product } from '../../catalog/model.ts';
import type { Video } from '../../catalog/picture.ts';
import { listPicturesOf } from '../../catalog/products/variants.ts';
import type { RemotePictures } from './remote-sources.ts';
import type { NamedPicture } from './sources.ts';

/** How many files a message names. */
const NAMED_FILES = 3;

/** What follows from pictures that can't be fetched or read. */
export interface MissingPictures {
  /** Pictures that products are published without. */
  readonly leftOut: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Decides what to do about missing pictures. Products are published without them, unless store.json forbids that, or more products than it allows
 * would lose all of theirs because of the network. A missing picture of the home page or of a category is an error. There is one problem for each
 * cause and host.
 */
export function judgeMissing(
  catalog: Catalog,
  named: ReadonlyMap<string, NamedPicture>,
  { failed, unreachable, stale, restored }: Omit<RemotePictures, 'kept'>,
): MissingPictures {
  const { products, store } = catalog;
  if (failed.size === 0 && stale.size === 0 && restored.size === 0) return { leftOut: new Set(), problems: [] };
  const lost = findLost(catalog, failed, unreachable);
  const refuses = store.images?.missing === 'refuse' || lost.length > 0;
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
      ...lost,
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
      ...tell(restored, 'warning', {
        trouble: "can't be fetched",
        expected: 'a server that answers; the pictures of the published site are used',
      }),
    ],
  };
}

/**
 * The problem that too many products would lose all their pictures because hosts can't be reached. It is a problem of store.json, which sets the
 * limit, so no product is set aside for it.
 */
function findLost(
  { products, store, label }: Catalog,
  failed: ReadonlyMap<string, string>,
  unreachable: ReadonlySet<string>,
): Problem[] {
  const bare = [...products.values()].filter(
    ({ pictures }) =>
      pictures.some(({ source }) => unreachable.has(source)) && pictures.every(({ source }) => failed.has(source)),
  );
  const most = store.images?.mostWithoutPictures ?? MOST_WITHOUT_PICTURES;
  if (bare.length <= most) return [];
  const sources = bare.flatMap(({ pictures }) =>
    pictures.flatMap(({ source }) => (unreachable.has(source) ? source : [])),
  );
  const [[worst, same]] = [...Map.groupBy(sources, (source) => `${hostOf(source)}: ${failed.get(source)}`)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  ) as [[string, string[]]];
  const others = same.length < sources.length ? ', and others' : '';
  return [
    {
      code: 'pictures-lost',
      severity: 'error',
      file: `${label}/store.json`,
      line: 0,
      column: 0,
      field: 'images.mostWithoutPictures',
      found: `${figures.format(bare.length)} of ${figures.format(products.size)} products would lose all their pictures (${worst}${others})`,
      expected: `at most ${figures.format(most)}, as "images": { "mostWithoutPictures": ${most} } of store.json says; build again when the hosts answer`,
    },
  ];
}

const figures = new Intl.NumberFormat('en-IN');

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
  video: product.video && withoutPoster(product.video, sources),
  variants: product.variants.map(({ picture, ...variant }) =>
    picture && !sources.has(picture.source) ? { ...variant, picture } : variant,
  ),
});

const withoutPoster = ({ poster, ...video }: Video, sources: ReadonlySet<string>): Video =>
  poster && !sources.has(poster.source) ? { ...video, poster } : video;

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
      hint: files.length > 1 ? `named by ${listFiles(files)}` : undefined,
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
