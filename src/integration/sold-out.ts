import type { Catalog } from '../catalog/load.ts';
import type { Product } from '../catalog/model.ts';

/** A product, a variant of one, or one of its sizes, that its seller has marked as sold out at the API host. */
export interface SoldOut {
  readonly sku: string;
  readonly size?: string | undefined;
}

/** The catalogue with these products and sizes sold out. */
export function withSoldOut(catalog: Catalog, soldOut: readonly SoldOut[]): Catalog {
  if (soldOut.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = ownersOfVariants(catalog);
  for (const { sku, size } of soldOut) {
    const product = products.get(owners.get(sku) ?? sku);
    // The product may have left the catalogue since.
    if (!product) continue;
    if (product.sku === sku) products.set(sku, markSoldOut(product, size));
    // Pages can't say that one size of one variant is sold out; the host refuses it.
    else if (size === undefined) products.set(product.sku, markVariant(product, sku));
  }
  return { ...catalog, products };
}

/** By SKU of a variant: the SKU of its product. */
const ownersOfVariants = ({ products }: Catalog): Map<string, string> =>
  new Map(
    [...products.values()].flatMap(({ sku, variants }) => variants.map((variant) => [variant.sku, sku] as const)),
  );

/** The product with a variant sold out. */
const markVariant = (product: Product, sku: string): Product => ({
  ...product,
  variants: product.variants.map((variant) =>
    variant.sku === sku ? { ...variant, availability: 'sold-out' } : variant,
  ),
});

function markSoldOut(product: Product, size: string | undefined): Product {
  const sizes = product.sizes.map((one) =>
    size === undefined || one.name === size ? { ...one, availability: 'sold-out' as const } : one,
  );
  return size === undefined ? { ...product, sizes, availability: 'sold-out' } : { ...product, sizes };
}

/**
 * Fetches what is sold out from an API host; `url` is the address of its `/stock`.
 * @throws an error that says what to do when the host can't be reached or its answer is not as expected.
 */
export async function fetchSoldOut(url: string): Promise<SoldOut[]> {
  const remedy = 'Start the host, correct STOCK_URL, or build without it.';
  let answer: { data?: { soldOut?: unknown } };
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it answered with status ${response.status}`);
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw new Error(`The stock could not be read from ${url}: ${(cause as Error).message}. ${remedy}`, { cause });
  }
  const list = answer.data?.soldOut;
  if (!Array.isArray(list) || !list.every((entry) => typeof entry?.sku === 'string'))
    throw new Error(`The stock could not be read from ${url}: the answer has no list "data.soldOut". ${remedy}`);
  return list as SoldOut[];
}
