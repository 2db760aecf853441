import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePinFiles, readPostOffices } from '../../src/integration/extras/pin-codes.ts';
import { findPlace, loadPinFile, PIN_ZONES, pinFileUrl } from '../../src/catalog/queries/pin-codes.ts';
import { INDIAN_STATES } from '../../src/core/indian-states.ts';
import {
  ACROSS,
  cleanPinCode,
  findPinPlace,
  isPinCode,
  packRuns,
  PIN_FILE_BYTES,
  type PinFile,
  pinFileOf,
} from '../../src/core/pin-code.ts';

const office = (p: string, i: string, s: string, c = 'X Circle') => ({ p, i, s, c });
const find = (files: Readonly<Record<string, PinFile>>, code: string) =>
  findPinPlace(files[pinFileOf(code)] ?? {}, code);

describe('a PIN code', () => {
  test('may be typed with a space or a hyphen', () => {
    expect([cleanPinCode('302 001'), cleanPinCode(' 302-001 ')]).toEqual(['302001', '302001']);
  });

  test('has six digits and does not begin with 0', () => {
    expect(['302001', '30200', '3020011', '002001', '30200a'].map(isPinCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a file of PIN codes', () => {
  test('finds every code that was packed and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9999 }), { minLength: 1 }), (suffixes) => {
        const file = { Rajasthan: { Jaipur: packRuns([...suffixes].sort((a, b) => a - b)) } };
        for (const suffix of [...suffixes, 0, 1, 9999]) {
          const code = `30${String(suffix).padStart(4, '0')}`;
          expect(findPinPlace(file, code) !== undefined).toBe(suffixes.includes(suffix));
        }
      }),
    );
  });

  test('says where most post offices of a code are', () => {
    const files = makePinFiles([
      office('504273', 'ADILABAD', 'TELANGANA'),
      office('504273', 'KUMURAM BHEEM ASIFABAD', 'TELANGANA'),
      office('504273', 'KUMURAM BHEEM ASIFABAD', 'TELANGANA'),
    ]);
    expect(find(files, '504273')).toEqual({ city: 'Kumuram Bheem Asifabad', state: 'Telangana' });
  });

  test('knows the states that share a code', () => {
    const files = makePinFiles([
      office('396235', 'VALSAD', 'GUJARAT'),
      office('396235', 'VALSAD', 'GUJARAT'),
      office('396235', 'DADRA AND NAGAR HAVELI', 'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU'),
    ]);
    expect(find(files, '396235')).toEqual({
      city: 'Valsad',
      state: 'Gujarat',
      otherStates: ['Dadra and Nagar Haveli and Daman and Diu'],
    });
  });

  test('takes the state of an office without a district from its postal circle', () => {
    const files = makePinFiles([office('523261', 'NA', 'NA', 'Andhra Pradesh Circle')]);
    expect(find(files, '523261')).toEqual({ city: '', state: 'Andhra Pradesh' });
  });

  test('says the town where the district has another name', () => {
    const files = makePinFiles([
      office('560001', 'BENGALURU URBAN', 'KARNATAKA'),
      office('110025', 'SOUTH EAST', 'DELHI'),
      office('396210', 'DAMAN', 'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU'),
    ]);
    expect(find(files, '560001')?.city).toBe('Bengaluru');
    expect(find(files, '110025')).toEqual({ city: 'Delhi', state: 'Delhi' });
    expect(find(files, '396210')?.state).toBe('Dadra and Nagar Haveli and Daman and Diu');
  });
});

const files = Object.fromEntries(PIN_ZONES.map((zone) => [zone, loadPinFile(zone)]));
const runs = Object.values(files).flatMap((file) =>
  Object.entries(file)
    .filter(([state]) => state !== ACROSS)
    .flatMap(([state, cities]) => Object.values(cities).map((text) => ({ state, text }))),
);

describe('the list of all PIN codes', () => {
  test('is what the package says; after an update of it: npm run pin-codes', async () => {
    const empty = Object.fromEntries(PIN_ZONES.map((zone) => [zone, {}]));
    expect(files).toEqual({ ...empty, ...makePinFiles(await readPostOffices()) });
  });

  test('says where a code is, and that there is none such as 999999', () => {
    expect(['302001', '999999', '100000'].map((code) => findPlace(code)?.state)).toEqual([
      'Rajasthan',
      undefined,
      undefined,
    ]);
  });

  test('is in files of at most 4 KB', () => {
    const sizes = PIN_ZONES.map((zone) => statSync(pinFileUrl(zone)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(PIN_FILE_BYTES);
  });

  test('has 19,586 of them', () => {
    const counts = runs.flatMap(({ text }) =>
      text.split(',').map((run) => {
        const [from = '', to = from] = run.split('-');
        return Number(to) - Number(from) + 1;
      }),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(19_586);
  });

  test('names states as addresses do', () => {
    const names = new Set(['', ...INDIAN_STATES.map(({ name }) => name)]);
    expect(runs.map(({ state }) => state).filter((state) => !names.has(state))).toEqual([]);
  });

  test('knows the great cities', () => {
    const cities = ['110001', '400001', '560001', '600001', '700001', '500001', '302001'].map(
      (code) => find(files, code)?.city,
    );
    expect(cities).toEqual(['New Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Kolkata', 'Hyderabad', 'Jaipur']);
  });
});
