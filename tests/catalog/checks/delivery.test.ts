import { describe, expect, test } from 'vitest';
import { complain, emirates, findProblems, loadShop, market, seller } from '../shop-in-a-folder.ts';

const withRules = (...rules: unknown[]) => ({ 'delivery.json': { markets: { in: rules } } });
const codesOf = (...rules: unknown[]) => findProblems(withRules(...rules)).map(({ code, field }) => [code, field]);

describe('the rules of delivery', () => {
  test('may be left out', () => {
    expect(loadShop().deliveryRules.size).toBe(0);
  });

  test('are read in the order of the file, with amounts of their market', () => {
    const rule = { note: 'By ship', prefixes: ['744'], addDays: [4, 7], cashOnDelivery: false, fee: '1,150.50' };
    const files = {
      ...withRules(rule, { sellers: ['garden'], serviceable: false }),
      'sellers/garden.json': seller({ gstin: undefined }),
    };
    expect(loadShop(files).deliveryRules.get('in')).toEqual([
      { prefixes: ['744'], addDays: [4, 7], cashOnDelivery: false, feeMinor: 115050 },
      { sellers: ['garden'], serviceable: false },
      // It has no GSTIN.
      { outside: 'Kerala', sellers: ['garden'], serviceable: false },
    ]);
  });

  test('name places, sellers and markets that exist', () => {
    expect(
      complain(
        withRules(
          { states: ['Ladak'], serviceable: false },
          { districts: ['Leh, Ladakh'], serviceable: false },
          { sellers: ['gardn'], serviceable: false },
          { pinCodes: ['999999'], prefixes: ['93', '1942'], serviceable: false },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/delivery.json:6:11  markets.in[0].states[0]  [states-invalid]
        found     "Ladak"
        expected  one of "Andaman and Nicobar Islands", "Andhra Pradesh", "Arunachal Pradesh", "Assam", "Bihar", "Chandigarh", "Chhattisgarh", "Dadra and Nagar Haveli and Daman and Diu", "Delhi", "Goa", "Gujarat", "Haryana", "Himachal Pradesh", "Jammu and Kashmir", "Jharkhand", "Karnataka", "Kerala", "Ladakh", "Lakshadweep", "Madhya Pradesh", "Maharashtra", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Odisha", "Puducherry", "Punjab", "Rajasthan", "Sikkim", "Tamil Nadu", "Telangana", "Tripura", "Uttar Pradesh", "Uttarakhand", "West Bengal"
        hint      did you mean "Ladakh"?
        --fix     fixes this

      1 error, 0 warnings
      "
    `);
    expect(
      complain(
        withRules(
          { districts: ['Leh, Ladakh'], serviceable: false },
          { sellers: ['gardn'], serviceable: false },
          { pinCodes: ['999999'], prefixes: ['93', '1942'], serviceable: false },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/delivery.json:6:11  markets.in[0].districts[0]  [district-unknown]
        found     "Leh, Ladakh"
        expected  a district with its state, as look-ups of PIN codes name it

      error  catalog/delivery.json:12:11  markets.in[1].sellers[0]  [seller-unknown]
        found     "gardn"
        expected  the id of a seller: the name of a file in catalog/sellers
        hint      did you mean "garden"?

      warning  catalog/delivery.json:18:11  markets.in[2].pinCodes[0]  [pin-code-unknown]
        found     "999999"
        expected  a PIN code that a post office has

      warning  catalog/delivery.json:21:11  markets.in[2].prefixes[0]  [pin-code-unknown]
        found     "93"
        expected  first digits that a PIN code has

      2 errors, 2 warnings
      "
    `);
  });

  test('are for markets in India', () => {
    const rules = {
      'delivery.json': { markets: { ae: [{ states: ['Goa'], fee: 1 }], im: [{ states: ['Goa'], fee: 1 }] } },
    };
    expect(findProblems({ ...rules, 'markets/ae.json': emirates() }).map(({ code, field }) => [code, field])).toEqual([
      ['market-without-pin-codes', 'markets.ae'],
      ['market-unknown', 'markets.im'],
    ]);
  });

  test('say where they hold and what differs, once', () => {
    expect(codesOf({ serviceable: false })).toEqual([['in-invalid', 'markets.in[0]']]);
    expect(codesOf({ states: ['Goa'] })).toEqual([['in-invalid', 'markets.in[0]']]);
    expect(codesOf({ states: ['Goa'], days: [1, 2], addDays: [1, 2] })).toEqual([['in-invalid', 'markets.in[0]']]);
    expect(codesOf({ states: ['Goa'], freeFrom: 100, serviceable: true })).toEqual([['in-invalid', 'markets.in[0]']]);
    expect(codesOf({ states: ['Goa'], days: [5, 2] })).toEqual([['days-invalid', 'markets.in[0].days']]);
    expect(codesOf({ prefixes: ['7'], fee: 'ten' })).toEqual([['prefixes-invalid', 'markets.in[0].prefixes[0]']]);
    expect(codesOf({ states: ['Goa'], fee: 'ten' })).toEqual([['amount-invalid', 'markets.in[0].fee']]);
  });

  test('are told where one repeats another', () => {
    const [first, second] = [
      { states: ['Goa', 'Sikkim'], fee: 10 },
      { states: ['Sikkim'], fee: 20, serviceable: true },
    ];
    expect(codesOf(first, second)).toEqual([['delivery-rule-repeated', 'markets.in[1]']]);
    expect(codesOf(first, { ...second, sellers: ['garden'] })).toEqual([]);
  });

  test('allow cash only where the market takes it', () => {
    const rule = { states: ['Goa'], cashOnDelivery: true };
    expect(codesOf(rule)).toEqual([['cash-without-fee', 'markets.in[0].cashOnDelivery']]);
    const delivery = { fee: 0, days: [3, 6], daysMean: 'delivery', cashOnDeliveryFee: 0 };
    expect(findProblems({ ...withRules(rule), 'markets/in.json': market({ delivery }) })).toEqual([]);
  });

  test('keep a look-up below 4 KB', () => {
    const pinCodes = Array.from({ length: 3000 }, (_, index) => String(500_001 + ((index * 7919) % 9999)));
    const problems = findProblems(withRules({ pinCodes, serviceable: false })).filter(
      ({ severity }) => severity === 'error',
    );
    expect(problems).toMatchObject([{ code: 'delivery-rules-too-large', field: 'markets.in' }]);
    expect(problems[0]?.found).toMatch(/^\d+ B for a PIN code that begins with 50$/);
  });
});

describe('sellers without a GSTIN', () => {
  test('are told of where a look-up becomes larger than 4 KB with them', () => {
    const sellers = Array.from({ length: 700 }, (_, index) => {
      const id = `maker-${(index * 7919).toString(36)}-${(index * 104_729).toString(36)}`;
      return [
        `sellers/${id}.json`,
        seller({ gstin: undefined, name: id, address: '14 Adalat Bazaar, Patiala 147001' }),
      ] as const;
    });
    const problems = findProblems(Object.fromEntries(sellers)).filter(
      ({ code }) => code === 'sellers-without-gstin-many',
    );
    expect(problems[0]).toMatchObject({ severity: 'warning', file: 'catalog/sellers' });
    expect(problems[0]?.found).toMatch(/^\d+ B for a PIN code that begins with \d\d$/);
  });
});
