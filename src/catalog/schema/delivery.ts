import { z } from 'zod';
import { INDIAN_STATES } from '../../core/address/indian-states.ts';
import {
  amount,
  count,
  line,
  list,
  marketId,
  pattern,
  say,
  schemaAddress,
  sellerId,
  shape,
  yesOrNo,
} from './fields.ts';

const A_RANGE = 'two whole numbers of business days, the fewest first, such as [3, 5]';
const range = z
  .tuple([count, count], { error: A_RANGE })
  .refine(([least, most]) => least <= most && most <= 60, { error: `${A_RANGE}, at most 60` });

const stateName = z.enum(
  INDIAN_STATES.map(({ name }) => name),
  { error: 'a state or union territory of India' },
);

const WHERE = ['states', 'districts', 'prefixes', 'pinCodes', 'sellers'] as const;
const WHAT = ['serviceable', 'days', 'addDays', 'cashOnDelivery', 'fee'] as const;

/** What differs at places, for sellers, or for sellers at places (core/delivery/delivery-rules.ts). */
const deliveryRule = shape({
  note: line(200).optional().meta(say('Note', 'What the rule is about, for editors.')),
  states: list(stateName, 1)
    .optional()
    .meta(say('States', 'States and union territories.', ['Ladakh'])),
  districts: list(pattern(/^[^,]+, [^,]+$/, 'a district with its state such as "Kargil, Ladakh"'), 1)
    .optional()
    .meta(say('Districts', 'With their states.', ['Kargil, Ladakh'])),
  prefixes: list(pattern(/^[1-9]\d{1,4}$/, 'the first two to five digits of PIN codes, such as "744"'), 1)
    .optional()
    .meta(say('First digits of PIN codes', 'Two to five digits each.', ['744'])),
  pinCodes: list(pattern(/^[1-9]\d{5}$/, 'a PIN code: six digits such as "744301"'), 1, 5000)
    .optional()
    .meta(say('PIN codes', 'Six digits each.', ['194302'])),
  sellers: list(sellerId, 1)
    .optional()
    .meta(say('Sellers', 'The rule is for these alone.', ['mitti-aangan'])),
  serviceable: yesOrNo.optional().meta(say('Delivered to', 'Whether orders are delivered there at all.', false)),
  days: range.optional().meta(say('Days', 'Fewest and most business days, in place of the market’s.', [6, 9])),
  addDays: range
    .optional()
    .meta(say('Days to add', 'Fewest and most business days that are added to the market’s.', [4, 8])),
  cashOnDelivery: yesOrNo.optional().meta(say('Cash on delivery', 'Whether an order can be paid in cash.', false)),
  fee: amount.optional().meta(say('Fee', 'In place of the market’s fee.', 150)),
  freeFrom: amount
    .optional()
    .meta(say('Free from', 'Order value from which delivery is free; without it the fee is always charged.', 2000)),
})
  .refine((rule) => WHERE.some((key) => rule[key] !== undefined), { error: `a rule with one of ${WHERE.join(', ')}` })
  .refine((rule) => WHAT.some((key) => rule[key] !== undefined), { error: `a rule with one of ${WHAT.join(', ')}` })
  .refine(({ days, addDays }) => !days || !addDays, { error: 'days or addDays, not both' })
  .refine(({ fee, freeFrom }) => freeFrom === undefined || fee !== undefined, { error: 'freeFrom beside a fee' });
export type DeliveryRuleInput = z.output<typeof deliveryRule>;

/** `catalog/delivery.json`, which a shop may leave out: by market, what differs by PIN code and seller. */
export const deliveryInput = shape({
  $schema: schemaAddress,
  markets: z
    .record(marketId, list(deliveryRule), { error: 'an object: { "in": [ … ] }' })
    .meta(say('Rules by market', 'What differs from the market’s terms, by place and by seller.')),
});
export type DeliveryInput = z.output<typeof deliveryInput>;
