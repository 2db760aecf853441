import type { PinPlace } from '../address/pin-code.ts';

/**
 * What `catalog/delivery.json` says about places and sellers that differ from their market's general terms. Places of one rule are
 * alternatives; with `sellers` too, the rule is for these sellers at these places.
 */
export interface DeliveryRule {
  /** Names of core/address/indian-states.ts. */
  readonly states?: readonly string[];
  /** With their states, as `districtOf` writes them: "Leh Ladakh, Ladakh". */
  readonly districts?: readonly string[];
  /** The first two to five digits of PIN codes. */
  readonly prefixes?: readonly string[];
  readonly pinCodes?: readonly string[];
  /** Ids of sellers. */
  readonly sellers?: readonly string[];
  /** The state outside which the rule holds for its sellers, before all other rules (core/delivery/own-state.ts). Not in the file. */
  readonly outside?: string;
  readonly serviceable?: boolean;
  /** Fewest and most business days, in place of the market's. */
  readonly days?: readonly [number, number];
  /** Business days that are added to the market's fewest and most. */
  readonly addDays?: readonly [number, number];
  readonly cashOnDelivery?: boolean;
  /** In place of the market's fee and its threshold. */
  readonly feeMinor?: number;
  /** Order value from which delivery is free; without it `feeMinor` is always charged. */
  readonly freeFromMinor?: number;
}

/** The general terms of a market. */
export interface DeliveryTerms {
  readonly days: readonly [number, number];
  readonly feeMinor: number;
  readonly freeFromMinor?: number;
  /** Missing where there is no cash on delivery. */
  readonly cashOnDeliveryFeeMinor?: number;
}

/** A PIN code that exists, with its place. */
export interface Destination {
  readonly pinCode: string;
  readonly pinPlace: PinPlace;
  /** The state of the address, once there is one: a PIN code may have post offices in several. */
  readonly addressState?: string | undefined;
}

/** What one seller offers at one place. */
export interface DeliveryAnswer {
  readonly isServiceable: boolean;
  /** The only state that the seller may sell to, where the place is in another one, or no place is known. */
  readonly onlyIn?: string;
  readonly takesCash: boolean;
  readonly days: readonly [number, number];
  readonly feeMinor: number;
  /** Order value from which delivery is free. */
  readonly freeFromMinor?: number;
}

/** The only state that a seller may sell to by these rules; undefined for one that sells everywhere. */
export const ownStateOf = (rules: readonly DeliveryRule[], sellerId: string): string | undefined =>
  rules.find(({ outside, sellers }) => outside !== undefined && sellers?.includes(sellerId))?.outside;

/** The form of a district in rules: names of districts are not unique in India. */
export const districtOf = ({ city, state }: PinPlace): string => `${city}, ${state}`;

/** A rule for sellers is more specific than any without. */
const SELLER_RANK = 10;
/** No other rule can allow what the law forbids. */
const OWN_STATE_RANK = 20;

/** Whether an order to the place may stay within a state. */
const isWithin = (state: string, { pinPlace, addressState }: Destination): boolean =>
  addressState === undefined
    ? pinPlace.state === '' || pinPlace.state === state || (pinPlace.otherStates ?? []).includes(state)
    : addressState === state;

/**
 * How specific a rule is about a place and a seller: a single PIN code, a longer prefix, a shorter one, a district, a state, in this
 * order, and rules for the seller before all others. Undefined where the rule does not apply.
 */
export function rankRule(rule: DeliveryRule, at: Destination, sellerId: string): number | undefined {
  const { states, districts, prefixes, pinCodes, sellers, outside } = rule;
  const { pinCode, pinPlace } = at;
  if (sellers && !sellers.includes(sellerId)) return undefined;
  if (outside !== undefined) return isWithin(outside, at) ? undefined : OWN_STATE_RANK;
  const base = sellers ? SELLER_RANK : 0;
  if (pinCodes?.includes(pinCode)) return base + 7;
  const lengths = prefixes?.filter((prefix) => pinCode.startsWith(prefix)).map(({ length }) => length) ?? [];
  if (lengths.length > 0) return base + 1 + Math.max(...lengths);
  if (districts?.includes(districtOf(pinPlace))) return base + 2;
  if (states?.includes(pinPlace.state)) return base + 1;
  return sellers && !states && !districts && !prefixes && !pinCodes ? base : undefined;
}

/** Whether it may be said when a delivery arrives: not where it is refused, nor where it may be, as no place is known. */
export const hasDay = ({ isServiceable, onlyIn }: Pick<DeliveryAnswer, 'isServiceable' | 'onlyIn'>): boolean =>
  isServiceable && onlyIn === undefined;

/**
 * What a seller offers at a place: all that shows a day of delivery, or offers to add something, asks this. Each of its parts (whether it is served, days, cash on delivery, fee) comes from the most specific
 * rule that says something about it; of equally specific ones from the first in the file; else from the market's terms, as without a
 * place. Without a place it says which state the seller is bound to.
 */
export function answerDelivery(
  rules: readonly DeliveryRule[],
  terms: DeliveryTerms,
  at: Destination | undefined,
  sellerId: string,
): DeliveryAnswer {
  const ranked = rules
    .flatMap((rule) => {
      const rank = at && rankRule(rule, at, sellerId);
      return rank === undefined ? [] : [{ rule, rank }];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ rule }) => rule);
  const timed = ranked.find(({ days, addDays }) => days || addDays);
  const [least, most] = timed?.days ?? terms.days;
  const [addLeast, addMost] = timed?.addDays ?? [0, 0];
  const { feeMinor, freeFromMinor } = ranked.find((rule) => rule.feeMinor !== undefined) ?? terms;
  const isCashRuled = ranked.find(({ cashOnDelivery }) => cashOnDelivery !== undefined)?.cashOnDelivery ?? true;
  const served = ranked.find(({ serviceable }) => serviceable !== undefined);
  return {
    isServiceable: served?.serviceable ?? true,
    onlyIn: at ? served?.outside : ownStateOf(rules, sellerId),
    takesCash: terms.cashOnDeliveryFeeMinor !== undefined && isCashRuled,
    days: [least + addLeast, most + addMost],
    feeMinor: feeMinor ?? 0,
    freeFromMinor,
  };
}
