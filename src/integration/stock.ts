import type { Catalog } from '../catalog/load.ts';
import type { Product } from '../catalog/model.ts';

/** A product, or one of its sizes, that its seller has switched off at the API host. */
export interface SoldOut {
  readonly sku: string;
  readonly size?: string | undefined;
}

/** The catalogue with what sellers have switched off sold out: on cards, pages, in structured data and price files. */
export function withSoldOut(catalog: Catalog, soldOut: readonly SoldOut[]): Catalog {
  if (soldOut.length === 0) return catalog;
  const products = new Map(catalog.products);
  for (const { sku, size } of soldOut) {
    const product = products.get(sku);
    // What has left the catalogue since has no switch to be respected.
    if (product) products.set(sku, switchOff(product, size));
  }
  return { ...catalog, products };
}

function switchOff(product: Product, size: string | undefined): Product {
  const sizes = product.sizes.map((one) =>
    size === undefined || one.name === size ? { ...one, availability: 'sold-out' as const } : one,
  );
  return size === undefined ? { ...product, sizes, availability: 'sold-out' } : { ...product, sizes };
}

/**
 * Asks an API host for its switches; `url` is the address of its `/stock`.
 * @throws an error that says what to do when the host does not answer as it should.
 */
export async function fetchSoldOut(url: string): Promise<SoldOut[]> {
  const mend = 'Start the host, mend STOCK_URL, or build without it.';
  let answer: { data?: { soldOut?: unknown } };
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`it answered with status ${response.status}`);
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw new Error(`The stock could not be read from ${url}: ${(cause as Error).message}. ${mend}`, { cause });
  }
  const list = answer.data?.soldOut;
  if (!Array.isArray(list) || !list.every((entry) => typeof entry?.sku === 'string'))
    throw new Error(`The stock could not be read from ${url}: the answer has no list "data.soldOut". ${mend}`);
  return list as SoldOut[];
}
