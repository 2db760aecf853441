import { boundWords, unservedTitle } from '../../browser/delivery-sentences.ts';
import { tell } from '../../browser/notice.ts';
import { page } from '../../browser/page.ts';
import { answerDelivery } from '../../core/delivery/delivery-rules.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { readProduct } from '../product/read-product.ts';
import { readDeliverTo } from './deliver-to.ts';
import { lookUp } from './look-up.ts';

/** Says of what an Add to cart button added that its seller does not deliver to the shopper's PIN code. */
export async function warnOfRefusal(button: HTMLButtonElement): Promise<void> {
  const [product, pinCode] = [readProduct(button), readDeliverTo()];
  if (!product || pinCode === undefined) return;
  const { sku, title } = product;
  const [found, entries] = await Promise.all([lookUp(pinCode), fetchPrices([sku])]);
  const entry = entries[sku];
  if (!found || !entry?.seller) return;
  const { isServiceable, onlyIn } = answerDelivery(found.file.rules, { ...page, ...found.file }, found, entry.seller);
  if (isServiceable) return;
  tell(deliveryText.noneThere({ titles: unservedTitle(title, boundWords(onlyIn, entry)) }));
}
