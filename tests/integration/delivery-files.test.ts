import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { listRulesIn, makeDeliveryFile } from '../../src/catalog/delivery/area-rules.ts';
import { loadPinFile, PIN_ZONES } from '../../src/catalog/values/pin-codes.ts';
import { LOOK_UP_BYTES } from '../../src/core/delivery/delivery-file.ts';
import { answerDelivery, type Destination } from '../../src/core/delivery/delivery-rules.ts';
import { ACROSS, findPinPlace } from '../../src/core/address/pin-code.ts';

const { markets, deliveryRules } = loadCatalog('catalog');
const market = [...markets.values()].find(({ id }) => id === 'in');
const rules = deliveryRules.get('in') ?? [];
if (!market) throw new Error('The sample has no market in India.');

/** The first and the last code of each run in an area. */
function listDestinations(zone: string): Destination[] {
  const file = loadPinFile(zone);
  const runs = Object.entries(file).flatMap(([state, cities]) => (state === ACROSS ? [] : Object.values(cities)));
  const codes = runs.flatMap((text) => text.split(/[,-]/).map((number) => zone + number.padStart(4, '0')));
  return codes.flatMap((pinCode) => {
    const pinPlace = findPinPlace(file, pinCode);
    return pinPlace ? [{ pinCode, pinPlace }] : [];
  });
}

describe('the rules of an area', () => {
  test('answer for its PIN codes as all rules do', () => {
    for (const zone of PIN_ZONES) {
      const here = listRulesIn(zone, rules);
      for (const at of listDestinations(zone))
        for (const seller of ['mitti-aangan', 'jutti-galli', 'other'])
          expect(answerDelivery(here, market.delivery, at, seller)).toEqual(
            answerDelivery(rules, market.delivery, at, seller),
          );
    }
  });

  test('leave out those of other areas, and holidays that are over', () => {
    const ownStates = rules.filter(({ outside }) => outside !== undefined);
    expect(listRulesIn('30', rules)).toEqual(ownStates);
    // All of 15 is in Punjab.
    expect(listRulesIn('15', rules)).toEqual(ownStates.filter(({ outside }) => outside !== 'Punjab'));
    expect(listRulesIn('19', rules).length).toBeGreaterThan(1);
    const file = makeDeliveryFile(market, rules, '30', '2027-08-15');
    expect(file.holidays[0]).toEqual({ date: '2027-08-15' });
  });
});

describe('a look-up of a PIN code', () => {
  test.each(PIN_ZONES)('costs at most 4 KB over the wire: %s', (zone) => {
    const files = [loadPinFile(zone), makeDeliveryFile(market, rules, zone, '')];
    const bytes = files.reduce((sum, file) => sum + gzipSync(JSON.stringify(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(LOOK_UP_BYTES);
  });
});
