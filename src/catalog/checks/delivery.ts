import { LOOK_UP_BYTES } from '../../core/delivery/delivery-file.ts';
import type { DeliveryRule } from '../../core/delivery/delivery-rules.ts';
import type { DeliveryRuleInput } from '../schema/delivery.ts';
import { listDistricts, lookUpBytes, makeDeliveryFile } from '../delivery/area-rules.ts';
import { pinPlaceOf, hasPinCodes, PIN_ZONES } from '../values/pin-codes.ts';
import { type ProblemList, suggest } from '../problems/problems.ts';
import type { JsonFile } from '../source/json-file.ts';
import type { CheckContext } from './check-context.ts';
import { checkIds, checkMarketKey } from './named-ids.ts';

type Rules = readonly DeliveryRuleInput[];
/** With the name of the catalogue's folder in messages. */
type LabelledContext = CheckContext & { readonly label: string };

/** Checks that the markets, sellers, districts and PIN codes exist that delivery.json names, and that look-ups stay small. */
export function checkDelivery(context: LabelledContext): void {
  const { files, problems } = context;
  const { delivery: file } = files;
  checkBytes(context);
  if (!file?.input) return;
  const { source } = file;
  for (const [marketId, rules] of Object.entries(file.input.markets)) {
    const path = ['markets', marketId];
    const market = checkMarketKey(context, marketId, source, ['markets']);
    if (!market) continue;
    if (market.country !== 'IN')
      problems.addKey(source, ['markets'], marketId, {
        code: 'market-without-pin-codes',
        expected: 'a market in India: rules are by PIN code',
      });
    else {
      for (const [index, rule] of rules.entries())
        checkIds(context, 'sellers', rule.sellers, source, [...path, index, 'sellers']);
      checkAreas(source, path, rules, problems);
      checkRepeated(source, path, rules, problems);
      for (const [index, rule] of rules.entries())
        if (rule.cashOnDelivery && market.delivery.cashOnDeliveryFeeMinor === undefined)
          problems.add(source, [...path, index, 'cashOnDelivery'], {
            code: 'cash-without-fee',
            expected: 'a market with cash on delivery: its "delivery" has no "cashOnDeliveryFee"',
          });
    }
  }
}

function checkAreas(source: JsonFile, path: readonly string[], rules: Rules, problems: ProblemList): void {
  const districts = rules.some((rule) => rule.districts) ? PIN_ZONES.flatMap(listDistricts) : [];
  const warn = (index: number, key: string, position: number, expected: string) =>
    problems.add(source, [...path, index, key, position], { code: 'pin-code-unknown', severity: 'warning', expected });
  for (const [index, rule] of rules.entries()) {
    for (const [position, district] of (rule.districts ?? []).entries())
      if (!districts.includes(district))
        problems.add(source, [...path, index, 'districts', position], {
          code: 'district-unknown',
          expected: 'a district with its state, as look-ups of PIN codes name it',
          hint: suggest(district, districts),
        });
    for (const [position, prefix] of (rule.prefixes ?? []).entries())
      if (!hasPinCodes(prefix)) warn(index, 'prefixes', position, 'first digits that a PIN code has');
    for (const [position, pinCode] of (rule.pinCodes ?? []).entries())
      if (!pinPlaceOf(pinCode)) warn(index, 'pinCodes', position, 'a PIN code that a post office has');
  }
}

const PARTS = {
  serviceable: 'serviceable',
  days: 'days',
  addDays: 'days',
  cashOnDelivery: 'cash',
  fee: 'fee',
} as const;

/** A rule of which another one says all before. */
function checkRepeated(source: JsonFile, path: readonly string[], rules: Rules, problems: ProblemList): void {
  const said = new Map<string, number>();
  for (const [index, rule] of rules.entries()) {
    const { states = [], districts = [], prefixes = [], pinCodes = [], sellers = [''] } = rule;
    const named = [...states, ...districts, ...prefixes, ...pinCodes];
    const parts = Object.entries(PARTS).flatMap(([key, part]) =>
      rule[key as keyof typeof PARTS] === undefined ? [] : part,
    );
    for (const area of named.length === 0 ? [''] : named)
      for (const seller of sellers)
        for (const part of parts) {
          const key = JSON.stringify([area, seller, part]);
          const first = said.get(key);
          if (first === undefined) said.set(key, index);
          else
            problems.add(source, [...path, index], {
              code: 'delivery-rule-repeated',
              severity: 'warning',
              found: `a rule about ${[area, seller].filter(Boolean).join(', ')}`,
              expected: `one rule about it: rule ${first + 1} of the market says its ${part} before`,
            });
        }
  }
}

/** Rules of this length fit into every look-up. */
const FEW_BYTES = 1500;

function checkBytes({ files: { delivery: file }, markets, deliveryRules, problems, label }: LabelledContext): void {
  for (const [marketId, rules] of deliveryRules) {
    const market = markets.get(marketId);
    if (!market) continue;
    const own = rules.filter(({ outside }) => outside === undefined);
    // Most catalogues have few such sellers or none, and no rules.
    if (own.length === 0 && JSON.stringify(rules).length < FEW_BYTES) continue;
    for (const zone of PIN_ZONES) {
      const bytesOf = (some: readonly DeliveryRule[]) => lookUpBytes(zone, makeDeliveryFile(market, some, zone, ''));
      const found = (bytes: number) => `${bytes} B for a PIN code that begins with ${zone}`;
      const expected = `at most ${LOOK_UP_BYTES} B, compressed, with the list of these codes`;
      const bytes = bytesOf(rules);
      if (bytes <= LOOK_UP_BYTES) continue;
      const ownBytes = own.length === rules.length ? bytes : bytesOf(own);
      if (file && ownBytes > LOOK_UP_BYTES)
        problems.addKey(file.source, ['markets'], marketId, {
          code: 'delivery-rules-too-large',
          found: found(ownBytes),
          expected,
        });
      // Sellers can't be left out: what the law says of them is a part of the look-up.
      else
        problems.addFile(`${label}/sellers`, {
          code: 'sellers-without-gstin-many',
          severity: 'warning',
          found: found(bytes),
          expected,
          hint: 'Each seller without a "gstin" adds to it.',
        });
    }
  }
}
