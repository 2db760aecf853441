import { describe, expect, test } from 'vitest';
import { arrivalWords, deliveryWords, unservedTitle } from '../../../src/browser/delivery-sentences.ts';
import {
  answerDelivery,
  type Destination,
  type DeliveryRule,
  hasDay,
  ownStateOf,
} from '../../../src/core/delivery/delivery-rules.ts';
import { deliverOrder, deliverSellers, type MarketTerms } from '../../../src/core/order/delivery-order.ts';
import { bindToOwnState, stateOfAddress, withoutBound } from '../../../src/core/delivery/own-state.ts';
import type { PinPlace } from '../../../src/core/address/pin-code.ts';

const PIN_PLACES: Readonly<Record<string, PinPlace>> = {
  '147001': { city: 'Patiala', state: 'Punjab' },
  '110006': { city: 'Delhi', state: 'Delhi' },
  '140603': { city: 'Mohali', state: 'Punjab', otherStates: ['Chandigarh', 'Haryana'] },
};
const pinPlaceOf = (pinCode: string) => PIN_PLACES[pinCode];
const TERMS = { days: [3, 8] as const, feeMinor: 0, cashOnDeliveryFeeMinor: 0 };
const seller = (id: string, address: string, gstin?: string) => ({ id, address, ...(gstin && { gstin }) });
const RULES = bindToOwnState([seller('jutti', '14 Adalat Bazaar, Patiala 147001')], pinPlaceOf);
const at = (pinCode: string, addressState?: string): Destination => ({
  pinCode,
  pinPlace: PIN_PLACES[pinCode] ?? { city: '', state: '' },
  addressState,
});
const isServed = (destination: Destination, rules: readonly DeliveryRule[] = RULES, id = 'jutti') =>
  answerDelivery(rules, TERMS, destination, id).isServiceable;

describe('the state of an address', () => {
  test.each([
    ['its PIN code’s', '14 Adalat Bazaar, Patiala 147001', 'Punjab'],
    ['its PIN code’s, with a space', 'Patiala 147 001, India', 'Punjab'],
    ['its last PIN code’s', 'Shed 110006, Patiala 147001', 'Punjab'],
    ['its PIN code’s where a street bears another’s name', 'Delhi Road, Patiala 147001', 'Punjab'],
    ['the one that it names where the PIN code is of several', 'Zirakpur, Haryana 140603', 'Haryana'],
    ['the one that it names where it has no PIN code', 'Delhi Road, Meerut, Uttar Pradesh', 'Uttar Pradesh'],
    ['the one that it names where its PIN code does not exist', 'Jaipur, RAJASTHAN 999999', 'Rajasthan'],
    ['unknown with neither', '1 Long Road', undefined],
    ['unknown for longer numbers', 'Call 1470012345', undefined],
  ])('is %s', (_, address, state) => {
    expect(stateOfAddress(address, pinPlaceOf)).toBe(state);
  });
});

describe('a seller without a GSTIN', () => {
  test('sells within its own state, and nowhere else', () => {
    expect(isServed(at('147001'))).toBe(true);
    expect(isServed(at('110006'))).toBe(false);
    expect(answerDelivery(RULES, TERMS, at('110006'), 'jutti')).toMatchObject({ onlyIn: 'Punjab' });
    expect(answerDelivery(RULES, TERMS, at('147001'), 'jutti').onlyIn).toBeUndefined();
  });

  test('sells before a place is known', () => {
    expect(answerDelivery(RULES, TERMS, undefined, 'jutti').isServiceable).toBe(true);
  });

  test('sells to a PIN code of several states until the address names another one', () => {
    const shared = bindToOwnState([seller('jutti', 'Karnal, Haryana')], pinPlaceOf);
    expect(isServed(at('140603'), shared)).toBe(true);
    expect(isServed(at('140603', 'Haryana'), shared)).toBe(true);
    expect(isServed(at('140603', 'Punjab'), shared)).toBe(false);
  });

  test('does not sell elsewhere by a rule for a PIN code', () => {
    const rule: DeliveryRule = { sellers: ['jutti'], pinCodes: ['110006'], serviceable: true };
    expect(isServed(at('110006'), [rule, ...RULES])).toBe(false);
  });

  test('does not sell within its state where a rule says so', () => {
    expect(isServed(at('147001'), [{ pinCodes: ['147001'], serviceable: false }, ...RULES])).toBe(false);
  });

  test('is told apart from others', () => {
    const rules = bindToOwnState(
      [
        seller('a', 'Patiala 147001'),
        seller('b', 'Delhi 110006', '07'),
        seller('c', 'Somewhere'),
        seller('d', 'Punjab'),
      ],
      pinPlaceOf,
    );
    expect(rules).toEqual([{ outside: 'Punjab', sellers: ['a', 'd'], serviceable: false }]);
    expect(['a', 'b', 'c'].map((id) => ownStateOf(rules, id))).toEqual(['Punjab', undefined, undefined]);
    const freed = withoutBound(rules, new Set(['a']));
    expect([isServed(at('110006'), freed, 'a'), isServed(at('110006'), freed, 'd')]).toEqual([true, false]);
  });

  test('is known without a place: no day is promised before one is', () => {
    const nowhere = answerDelivery(RULES, TERMS, undefined, 'jutti');
    expect(nowhere).toMatchObject({ isServiceable: true, onlyIn: 'Punjab' });
    expect(arrivalWords(nowhere, 'delivery', 'Thu, 26 Nov')).toBe('Punjab addresses only');
    const other = answerDelivery(RULES, TERMS, undefined, 'registered');
    expect([hasDay(nowhere), hasDay(other), hasDay(answerDelivery(RULES, TERMS, at('147001'), 'jutti'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is known of lines by their own state, whatever rules a page has', () => {
    const terms: MarketTerms = { ...TERMS, daysMean: 'delivery', holidays: [] };
    const lines = [{ sellerId: 'jutti', onlyIn: 'Punjab' }, { sellerId: 'other' }];
    const [jutti, other] = [...deliverSellers([], terms, undefined, lines, '2026-11-20').values()];
    expect([jutti?.onlyIn, other?.onlyIn]).toEqual(['Punjab', undefined]);
    const away = deliverOrder([], terms, at('110006'), lines, 100, '2026-11-20');
    expect([...away.unservedSellers.keys()]).toEqual(['jutti']);
    expect(deliverOrder([], terms, at('147001'), lines, 100, '2026-11-20').unservedSellers.size).toBe(0);
  });

  test('is said so', () => {
    const answer = answerDelivery(RULES, TERMS, at('110006'), 'jutti');
    expect(arrivalWords(answer, 'delivery', 'Thu, 26 Nov')).toBe('Punjab addresses only');
    expect(deliveryWords({ ...answer, means: 'delivery', by: '' })).toBe('This seller doesn’t deliver there.');
    expect([unservedTitle('Jutti', answer.onlyIn), unservedTitle('Cup', undefined)]).toEqual([
      'Jutti (Punjab addresses only)',
      'Cup',
    ]);
  });
});
