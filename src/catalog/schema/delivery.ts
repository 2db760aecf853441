import { z } from 'zod';
import { INDIAN_STATES } from '../../core/address/indian-states.ts';
import { amount, count, id, line, list, pattern, schemaAddress, shape } from './fields.ts';

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
  /** What the rule is about, for editors. */
  note: line(200).optional(),
  states: list(stateName, 1).optional(),
  /** Districts with their states: "Leh Ladakh, Ladakh". */
  districts: list(pattern(/^[^,]+, [^,]+$/, 'a district with its state such as "Kargil, Ladakh"'), 1).optional(),
  prefixes: list(pattern(/^[1-9]\d{1,4}$/, 'the first two to five digits of PIN codes, such as "744"'), 1).optional(),
  pinCodes: list(pattern(/^[1-9]\d{5}$/, 'a PIN code: six digits such as "744301"'), 1, 5000).optional(),
  sellers: list(id, 1).optional(),
  serviceable: z.boolean({ error: 'true or false' }).optional(),
  /** Fewest and most business days, in place of the market's. */
  days: range.optional(),
  /** Business days that are added to the market's. */
  addDays: range.optional(),
  cashOnDelivery: z.boolean({ error: 'true or false' }).optional(),
  /** In place of the market's fee. */
  fee: amount.optional(),
  /** Order value from which delivery is free; without it the rule's fee is always charged. */
  freeFrom: amount.optional(),
})
  .refine((rule) => WHERE.some((key) => rule[key] !== undefined), { error: `a rule with one of ${WHERE.join(', ')}` })
  .refine((rule) => WHAT.some((key) => rule[key] !== undefined), { error: `a rule with one of ${WHAT.join(', ')}` })
  .refine(({ days, addDays }) => !days || !addDays, { error: 'days or addDays, not both' })
  .refine(({ fee, freeFrom }) => freeFrom === undefined || fee !== undefined, { error: 'freeFrom beside a fee' });
export type DeliveryRuleInput = z.output<typeof deliveryRule>;

/** `catalog/delivery.json`, which a shop may leave out: by market, what differs by PIN code and seller. */
export const deliveryInput = shape({
  $schema: schemaAddress,
  markets: z.record(id, list(deliveryRule), { error: 'an object: { "in": [ … ] }' }),
});
export type DeliveryInput = z.output<typeof deliveryInput>;
