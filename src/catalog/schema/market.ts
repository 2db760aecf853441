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

/** `catalog/markets/<id>.json`: addresses, currency, delivery and returns of a market. */
export const marketInput = shape({
  $schema: schemaAddress,
  name: line(80),
  /** First part of the addresses of its pages. Only the default market has none. */
  prefix: pathPart.optional(),
  currency,
  locale: pattern(/^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?$/, 'a language tag such as "en-IN"'),
  country: pattern(/^[A-Z]{2}$/, 'an ISO 3166 country such as "IN"'),
  delivery: shape({
    /** Fee of an order below `freeFrom`; 0 if delivery is always free. */
    fee: amount,
    /** Order value from which delivery is free. */
    freeFrom: amount.optional(),
    /** Extra fee for cash on delivery; left out if there is no cash on delivery. */
    cashOnDeliveryFee: amount.optional(),
    /** Fewest and most business days until an order is dispatched (`daysMean` is `processing`) or arrives (`delivery`). */
    days: z.tuple([count, count], {
      error: 'two whole numbers of business days such as [5, 7]',
    }),
    daysMean: z.enum(['processing', 'delivery']),
    /** Business days in which sellers hand an order to the courier, after the days of making. Mail to sellers names the last day. */
    dispatchDays: positiveCount.optional(),
    /** Days besides weekends that are not business days. */
    holidays: list(shape({ date: day, name: line(80) })).optional(),
  }),
  /** Limits of cash on delivery for a phone number to which nothing was delivered yet. What is left out is not limited. */
  cashOnDelivery: shape({
    /** Most open cash orders of the number. */
    openOrders: positiveCount.optional(),
    /** Highest total of these orders. */
    openAmount: amount.optional(),
    /** Most cash orders a day to one address from such numbers. */
    ordersPerAddress: positiveCount.optional(),
  }).optional(),
  /** Page that explains delivery in this market. */
  shippingPage: sitePath,
  /** Days in which a return can be requested, days until its refund, and what it costs the shopper (for search engines). */
  returns: shape({ days: count, refundDays: count, fee: amount.optional() }),
  /** Rows of the delivery information panel. */
  deliveryOptions: list(deliveryOption).optional(),
  /** The panel's second table, in its own currency. */
  otherOptions: shape({
    title: line(80),
    currency,
    rows: list(deliveryOption, 1),
  }).optional(),
});
export type MarketInput = z.output<typeof marketInput>;
