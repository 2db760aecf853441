import { hash } from 'node:crypto';
import type { Product } from '../model.ts';

const digests = new WeakMap<Product, string>();

/** A digest of everything that a product holds. */
export function digestProduct(product: Product): string {
  let digest = digests.get(product);
  if (digest === undefined) {
    digest = hash('sha1', JSON.stringify(product), 'base64url');
    digests.set(product, digest);
  }
  return digest;
}

/** Spares `digestProduct` the work for a product whose digest was stored with it. */
export const rememberDigest = (product: Product, digest: string): void => void digests.set(product, digest);
