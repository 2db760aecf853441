import { z } from 'zod';
import {
  amount,
  count,
  currency,
  day,
  line,
  list,
  pathPart,
  pattern,
  positiveCount,
  schemaAddress,
  shape,
  sitePath,
} from './fields.ts';

const deliveryOption = shape({ name: line(80), time: line(160), price: amount.optional(), note: line(200).optional() });

/** One market a file: `catalog/markets/<id>.json`: where it lives, how its money looks, what delivery costs. */
export const marketInput = shape({
  $schema: schemaAddress,
  name: line(80),
  /** First part of all its addresses; only the default market lives at the root and has none. */
  prefix: pathPart.optional(),
  currency,
  locale: pattern(/^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/, 'a language tag such as "en-IN"'),
  country: pattern(/^[A-Z]{2}$/, 'an ISO 3166 country such as "IN"'),
  delivery: shape({
    /** Fee of an order below `freeFrom`; 0 where delivery is always free. */
    fee: amount,
    /** Order value from which delivery is free. */
    freeFrom: amount.optional(),
    /** Extra for paying in cash at the door; left out where cash is not taken. */
    cashOnDeliveryFee: amount.optional(),
    /** Business days until an order leaves, or arrives, as the shop promises it. */
    days: z.tuple([count, count], {
      error: 'two whole numbers of business days such as [5, 7]',
    }),
    daysMean: z.enum(['processing', 'delivery']),
    /** Days on which nothing moves, besides weekends. */
    holidays: list(shape({ date: day, name: line(80) })).optional(),
  }),
  /** How much cash is trusted to a phone that nothing was delivered to yet; what is left out is not limited. */
  cashOnDelivery: shape({
    /** Most cash orders of such a phone at a time. */
    openOrders: positiveCount.optional(),
    /** Most that they may come to together. */
    openAmount: amount.optional(),
    /** Most cash orders of such phones to one address in a day. */
    ordersPerAddress: positiveCount.optional(),
  }).optional(),
  /** Page that explains delivery in this market. */
  shippingPage: sitePath,
  /** Days to ask for a return, days until its money is back, and what a return costs the shopper: told to search engines where it is known. */
  returns: shape({ days: count, refundDays: count, fee: amount.optional() }),
  /** Rows of the delivery information panel. */
  deliveryOptions: list(deliveryOption).optional(),
  /** The panel's second table, in a currency of its own. */
  otherOptions: shape({
    title: line(80),
    currency,
    rows: list(deliveryOption, 1),
  }).optional(),
});
export type MarketInput = z.output<typeof marketInput>;
