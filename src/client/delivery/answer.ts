import { deliveryFeeMinor } from '../../core/delivery/delivery-fee.ts';
import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { estimateDelivery } from '../../core/delivery/delivery-date.ts';
import { answerDelivery, type DeliveryAnswer } from '../../core/delivery/delivery-rules.ts';
import { type DeliverySaid, deliveryWords } from '../../browser/delivery-sentences.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { formatAmount } from '../../browser/money.ts';
import { formatDay } from '../../browser/templates.ts';
import { page } from '../../browser/page.ts';

/** What a delivery depends on of one piece of a product, as its element says it. */
interface DeliveredPiece {
  /** Id of its seller. */
  readonly seller?: string;
  /** Minor units. */
  readonly price?: string;
  /** Days in which it is made. */
  readonly making?: string;
}

/** What is said of the delivery of a piece to a place; without a piece, of what is delivered there in general. */
export function answerFor(found: LookedUp, { seller = '', price, making }: DeliveredPiece = {}): DeliverySaid {
  const { file } = found;
  const answer = answerDelivery(file.rules, { ...page, ...file }, found, seller);
  const estimate = estimateDelivery({ ...file, days: answer.days }, indianDay(Date.now()), [Number(making ?? 0)]);
  return {
    ...answer,
    means: estimate.means,
    by: formatDay(estimate.to),
    ...formatFee(answer, Number(price ?? 0)),
  };
}

function formatFee(answer: DeliveryAnswer, itemsMinor: number) {
  const feeMinor = deliveryFeeMinor(answer, itemsMinor);
  const { freeFromMinor } = answer;
  return {
    fee: feeMinor === 0 ? undefined : formatAmount(feeMinor),
    freeFrom: freeFromMinor === undefined ? undefined : formatAmount(freeFromMinor),
  };
}

/** What is delivered to a place in general. */
export const describeDelivery = (found: LookedUp): string => deliveryWords(answerFor(found));
