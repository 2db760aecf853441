import type { Mapping, ShopFacts } from '../model.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';

/** What all rows are converted with. */
export interface ConvertContext {
  readonly mapping: Mapping;
  readonly shop: ShopFacts;
  readonly skus: TakenSkus;
}

/** The SKUs of the products so far, in the form that addresses have. */
export class TakenSkus {
  readonly #owners = new Map<string, string>();

  /** The source's name of the product that has a SKU of this form; undefined where none has. */
  ownerOf(sku: string): string | undefined {
    return this.#owners.get(keyOfSku(sku));
  }

  take(sku: string, owner: string): void {
    this.#owners.set(keyOfSku(sku), owner);
  }
}
