import { gzipSync } from 'node:zlib';
import type { DeliveryFile } from '../../core/delivery/delivery-file.ts';
import { type DeliveryRule, districtOf } from '../../core/delivery/delivery-rules.ts';
import { ACROSS } from '../../core/address/pin-code.ts';
import type { Market } from '../model.ts';
import { loadPinFile } from '../values/pin-codes.ts';

/** All districts of the PIN codes that begin with two digits, with their states. */
export const listDistricts = (zone: string): string[] =>
  Object.entries(loadPinFile(zone)).flatMap(([state, cities]) =>
    state === ACROSS ? [] : Object.keys(cities).map((city) => districtOf({ city, state })),
  );

/** The rules for PIN codes that begin with two digits, without places elsewhere. */
export function listRulesIn(zone: string, rules: readonly DeliveryRule[]): DeliveryRule[] {
  const districts = new Set(listDistricts(zone));
  const states = new Set(Object.keys(loadPinFile(zone)));
  const isIn = (code: string) => code.startsWith(zone);
  return rules.flatMap((rule) => {
    if (rule.outside !== undefined && ![...states].some((state) => state !== rule.outside && state !== ACROSS))
      return [];
    const areas = Object.entries({
      states: rule.states?.filter((state) => states.has(state)),
      districts: rule.districts?.filter((district) => districts.has(district)),
      prefixes: rule.prefixes?.filter(isIn),
      pinCodes: rule.pinCodes?.filter(isIn),
    });
    const { states: _, districts: __, prefixes: ___, pinCodes: ____, ...rest } = rule;
    const here = Object.fromEntries(areas.filter(([, list]) => list && list.length > 0));
    const isAnywhere = areas.every(([, list]) => list === undefined);
    return isAnywhere || Object.keys(here).length > 0 ? [{ ...rest, ...here }] : [];
  });
}

/** What pages fetch with a PIN code that begins with two digits. Holidays before `today` (an ISO date) are left out. */
export function makeDeliveryFile(
  { delivery: { days, daysMean, holidays } }: Market,
  rules: readonly DeliveryRule[],
  zone: string,
  today: string,
): DeliveryFile {
  return {
    days,
    daysMean,
    holidays: holidays.filter(({ date }) => date >= today).map(({ date }) => ({ date })),
    rules: listRulesIn(zone, rules),
  };
}

/** The bytes of a look-up, compressed as most servers do. */
export const lookUpBytes = (zone: string, file: DeliveryFile): number =>
  gzipSync(JSON.stringify(loadPinFile(zone))).length + gzipSync(JSON.stringify(file)).length;
