import { unservedTitle } from '../../browser/delivery-sentences.ts';
import { tell } from '../../browser/notice.ts';
import { page } from '../../browser/page.ts';
import { answerDelivery } from '../../core/delivery/delivery-rules.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { fetchPrices } from '../../stores/prices.ts';
import type { Item } from '../../browser/stored-items.ts';
import { lookUp } from './look-up.ts';

/** Says of what was added that its seller does not deliver to the shopper's PIN code. */
export async function warnOfRefusal({ sku, title }: Pick<Item, 'sku' | 'title'>, pinCode: string): Promise<void> {
  const [found, entries] = await Promise.all([lookUp(pinCode), fetchPrices([sku])]);
  const { seller = '', onlyInWords } = entries[sku] ?? {};
  if (!found || !seller) return;
  const { isServiceable, onlyIn } = answerDelivery(found.file.rules, { ...page, ...found.file }, found, seller);
  if (isServiceable) return;
  tell(deliveryText.noneThere({ titles: unservedTitle(title, onlyIn && (onlyInWords ?? onlyIn)) }));
}
