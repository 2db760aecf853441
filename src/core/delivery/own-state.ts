import type { DeliveryRule } from './delivery-rules.ts';
import { INDIAN_STATES } from '../address/indian-states.ts';
import type { PinPlace } from '../address/pin-code.ts';

/**
 * A seller without a GSTIN may sell goods within its own state only: CGST Act section 24 and Notification 34/2023-Central Tax, which
 * frees small sellers on marketplaces from registration only while they make no inter-state supply.
 */

/** What the rule depends on, of a seller of the catalogue. */
export interface StateBoundSeller {
  readonly id: string;
  readonly gstin?: string;
  readonly address: string;
}

/**
 * The state of a seller's address, a single line: that of its last PIN code, else the last state that it names; undefined without
 * either. `pinPlaceOf` looks a PIN code up.
 */
export function stateOfAddress(
  address: string,
  pinPlaceOf: (pinCode: string) => PinPlace | undefined,
): string | undefined {
  const named = INDIAN_STATES.map(({ name }) => ({ name, at: address.toLowerCase().lastIndexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name);
  const [pinCode] = address.match(/(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g)?.slice(-1) ?? [];
  const pinPlace = pinCode === undefined ? undefined : pinPlaceOf(pinCode.replace(/\s/, ''));
  if (!pinPlace?.state) return named[0];
  return named.find((name) => pinPlace.otherStates?.includes(name)) ?? pinPlace.state;
}

/** One rule for each state that has sellers without a GSTIN: they deliver nowhere else. Sellers whose state is unknown have none. */
export function bindToOwnState(
  sellers: Iterable<StateBoundSeller>,
  pinPlaceOf: (pinCode: string) => PinPlace | undefined,
): DeliveryRule[] {
  const bound = new Map<string, string[]>();
  for (const { id, gstin, address } of sellers) {
    const state = gstin === undefined ? stateOfAddress(address, pinPlaceOf) : undefined;
    if (state !== undefined) bound.set(state, [...(bound.get(state) ?? []), id]);
  }
  return [...bound].map(([outside, ids]) => ({ outside, sellers: ids, serviceable: false }));
}

/** Frees sellers of these rules who have a GSTIN after all. */
export const withoutBound = (rules: readonly DeliveryRule[], registered: ReadonlySet<string>): DeliveryRule[] =>
  rules.map((rule) =>
    rule.outside === undefined || !rule.sellers
      ? rule
      : { ...rule, sellers: rule.sellers.filter((id) => !registered.has(id)) },
  );
