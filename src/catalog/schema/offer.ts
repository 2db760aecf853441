import { z } from 'zod';
import {
  amount,
  categoryId,
  line,
  list,
  marketId,
  moment,
  pattern,
  positiveCount,
  productSku,
  say,
  schemaAddress,
  sellerId,
  shape,
  yesOrNo,
} from './fields.ts';

/** What an offer gives: exactly one of these. */
const GIVES = ['percent', 'amount', 'freeDelivery'] as const;
/** Only the API host knows who orders and how often, and it is asked where there is a code. */
const NEEDS_CODE = ['members', 'days', 'firstOrder', 'oncePerPerson', 'uses'] as const;
/** In the order of `Date.prototype.getUTCDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** `catalog/offers/<id>.json`: an offer on a whole order, in one market. */
export const offerInput = shape({
  $schema: schemaAddress,
  market: marketId.meta(say('Market', 'The one in which it holds; amounts are in its currency.', 'in')),
  percent: positiveCount
    .pipe(z.number().max(90, { error: 'a whole percentage from 1 to 90' }))
    .optional()
    .meta(say('Percent off', 'Whole percent off the goods that count, from 1 to 90.', 10)),
  most: amount.optional().meta(say('At most', 'The most that the percentage takes off.', 200)),
  amount: amount.optional().meta(say('Amount off', 'Off the goods that count; less than “From”.', 100)),
  freeDelivery: z
    .literal(true, { error: 'true, or leave it out' })
    .optional()
    .meta(say('Free delivery', 'Delivery costs nothing, for the whole order.', true)),
  from: amount.optional().meta(say('From', 'What the goods that count have to cost at least, before the offer.', 999)),
  starts: moment
    .optional()
    .meta(say('Starts', 'First moment, in Indian time. A day alone is its beginning.', '2026-12-05T09:00')),
  ends: moment
    .optional()
    .meta(say('Ends', 'When it is over, in Indian time. A day alone is the last day.', '2026-12-31')),
  payment: z
    .enum(['cash', 'online'], { error: 'cash or online' })
    .optional()
    .meta(say('Way to pay', 'The only one with which it holds: cash on delivery, or paid online now.', 'online')),
  categories: list(categoryId, 1)
    .optional()
    .meta(say('Categories', 'Goods of these count, with those of the categories below them.', ['skinCare'])),
  sellers: list(sellerId, 1)
    .optional()
    .meta(say('Sellers', 'Goods of these count.', ['mitti-aangan'])),
  tags: list(line(60), 1)
    .optional()
    .meta(say('Tags', 'Goods with one of these tags count.', ['diwali'])),
  products: list(productSku, 1).optional().meta(say('Products', 'These count.')),
  code: pattern(/^[A-Z0-9]{4,20}$/, 'a code of 4 to 20 capital letters and digits, such as "GIFT100"')
    .optional()
    .meta(say('Code', 'What shoppers type to have it: 4 to 20 capital letters and digits.', 'GIFT100')),
  members: yesOrNo.optional().meta(say('For members', 'Only for who is logged in. Needs a code.')),
  days: list(z.enum(WEEKDAYS, { error: 'days of the week such as saturday' }), 1)
    .optional()
    .meta(say('Days', 'The days of the week on which it holds, in Indian time. Needs a code.', ['saturday', 'sunday'])),
  firstOrder: yesOrNo.optional().meta(say('First order', 'Only for who has ordered nothing before. Needs a code.')),
  oncePerPerson: yesOrNo
    .optional()
    .meta(say('Once per person', 'One order for each mobile number and account. Needs a code.')),
  uses: positiveCount.optional().meta(say('Uses', 'How many orders may have it in all. Needs a code.', 100)),
  paidBy: z
    .enum(['shop', 'seller'], { error: 'shop or seller' })
    .default('shop')
    .meta(say('Paid by', 'Who bears it: the shop, or the seller of the goods, who has to be named in “Sellers”.')),
})
  .refine((offer) => GIVES.filter((key) => offer[key] !== undefined).length === 1, {
    error: `an offer with exactly one of ${GIVES.join(', ')}`,
  })
  .refine(({ most, percent }) => most === undefined || percent !== undefined, {
    path: ['most'],
    error: 'most beside a percent',
  })
  .refine((offer) => offer.code !== undefined || NEEDS_CODE.every((key) => offer[key] === undefined), {
    error: `an offer with a "code" where it has ${NEEDS_CODE.join(', ')}: pages show what needs no code, and don't know who orders`,
  })
  .refine(({ paidBy, sellers, freeDelivery }) => paidBy !== 'seller' || (sellers && !freeDelivery), {
    path: ['paidBy'],
    error: '"shop", or an offer on goods with the "sellers" who have agreed to bear it; delivery is the shop’s',
  })
  .refine(
    ({ starts, ends }) => starts === undefined || ends === undefined || starts.slice(0, 10) <= ends.slice(0, 10),
    {
      path: ['ends'],
      error: 'a time after "starts"',
    },
  );
export type OfferInput = z.output<typeof offerInput>;
