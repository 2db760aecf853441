import { boundWords, unservedTitle } from '../../browser/delivery-sentences.ts';
import { tell } from '../../browser/notice.ts';
import { page } from '../../browser/page.ts';
import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { answerDelivery } from '../../core/delivery/delivery-rules.ts';
import type { PriceEntry } from '../../core/product/price-file.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { readProduct } from '../items/read-product.ts';
import { readDeliverTo } from './deliver-to.ts';
import { lookUp } from './look-up.ts';

/** Says of what an Add to cart button added that its seller does not deliver to the shopper's PIN code. */
export async function warnOfRefusal(button: HTMLButtonElement): Promise<void> {
  const [product, pinCode] = [readProduct(button), readDeliverTo()];
  if (!product || pinCode === undefined) return;
  const { sku, title } = product;
  const [found, entries] = await Promise.all([lookUp(pinCode), fetchPrices([sku])]);
  const words = found && describeRefusal(found, title, entries[sku]);
  if (words) tell(words);
}

/** That a product is not delivered to a place, with the state that its seller is bound to; undefined where it is, or its seller is not known. */
export function describeRefusal(
  found: LookedUp,
  title: string,
  entry: PriceEntry | null | undefined,
): string | undefined {
  if (!entry?.seller) return undefined;
  const { isServiceable, onlyIn } = answerDelivery(found.file.rules, { ...page, ...found.file }, found, entry.seller);
  return isServiceable
    ? undefined
    : deliveryText.noneThere({ titles: unservedTitle(title, boundWords(onlyIn, entry)) });
}
