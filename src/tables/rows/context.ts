import type { Mapping, ShopFacts } from '../model.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';

/** What the conversion of every row needs. */
export interface ConvertContext {
  readonly mapping: Mapping;
  readonly shop: ShopFacts;
  readonly skus: TakenSkus;
}

/** The SKUs of the products so far, in the form of addresses. */
export class TakenSkus {
  readonly #owners = new Map<string, string>();

  /** The name in the source of the product whose SKU has this form; undefined where there is none. */
  ownerOf(sku: string): string | undefined {
    return this.#owners.get(keyOfSku(sku));
  }

  take(sku: string, owner: string): void {
    this.#owners.set(keyOfSku(sku), owner);
  }
}
