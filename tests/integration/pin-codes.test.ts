import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync, statSync } from 'node:fs';
import { statesOfCircle } from '../../src/integration/pin-codes/circles.ts';
import { locateOffices } from '../../src/integration/pin-codes/locate-offices.ts';
import { pinNotesUrl, unpack, writePinNotes } from '../../src/integration/pin-codes/notes.ts';
import { makePinFiles } from '../../src/integration/pin-codes/pin-files.ts';
import { type PostOffice, readPostOffices } from '../../src/integration/pin-codes/post-offices.ts';
import { pinPlaceOf, loadPinFile, PIN_ZONES, pinFileUrl } from '../../src/catalog/values/pin-codes.ts';
import { findIndianState, INDIAN_STATES } from '../../src/core/address/indian-states.ts';
import {
  ACROSS,
  cleanPinCode,
  findPinPlace,
  isPinCode,
  packRuns,
  type PinFile,
  pinFileOf,
} from '../../src/core/address/pin-code.ts';

const office = (p: string, i: string, s: string, c: string, more: Partial<PostOffice> = {}): PostOffice => ({
  p,
  o: 'Office',
  i,
  s,
  c: `${c} Circle`,
  v: 'Division',
  a: 0,
  n: 0,
  ...more,
});
const makeFiles = (offices: readonly PostOffice[]) => makePinFiles(locateOffices(offices).located);
const DADRA = 'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU';
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
    const files = makeFiles([
      office('504273', 'ADILABAD', 'TELANGANA', 'Telangana'),
      office('504273', 'KUMURAM BHEEM ASIFABAD', 'TELANGANA', 'Telangana'),
      office('504273', 'KUMURAM BHEEM ASIFABAD', 'TELANGANA', 'Telangana'),
    ]);
    expect(find(files, '504273')).toEqual({ city: 'Kumuram Bheem Asifabad', state: 'Telangana' });
  });

  test('knows the states that share a code', () => {
    const files = makeFiles([
      office('396235', 'VALSAD', 'GUJARAT', 'Gujarat'),
      office('396235', 'VALSAD', 'GUJARAT', 'Gujarat'),
      office('396235', 'DADRA AND NAGAR HAVELI', DADRA, 'Gujarat'),
    ]);
    expect(find(files, '396235')).toEqual({
      city: 'Valsad',
      state: 'Gujarat',
      otherStates: ['Dadra and Nagar Haveli and Daman and Diu'],
    });
  });

  test('takes the state of an office without a district from its postal circle', () => {
    const files = makeFiles([office('335001', 'NA', 'NA', 'Rajasthan')]);
    expect(find(files, '335001')).toEqual({ city: '', state: 'Rajasthan' });
  });

  test('does not take a state that the postal circle does not serve', () => {
    const files = makeFiles([
      office('799001', 'Nirmal', 'TELANGANA', 'North Eastern', { v: 'Agartala' }),
      office('799002', 'WEST TRIPURA', 'TRIPURA', 'North Eastern', { v: 'Agartala' }),
      office('796001', 'AIZAWL', 'MIZORAM', 'North Eastern', { v: 'Mizoram' }),
    ]);
    expect(find(files, '799001')).toEqual({ city: 'West Tripura', state: 'Tripura' });
  });

  test('decides a state that the circle leaves open by other offices of the code and by neighbouring codes', () => {
    const files = makeFiles([
      office('605011', 'PONDICHERRY', 'PUDUCHERRY', 'Tamilnadu'),
      office('605012', 'NA', 'NA', 'Tamilnadu'),
      office('605013', 'PONDICHERRY', 'PUDUCHERRY', 'Tamilnadu'),
      office('605601', 'VILLUPURAM', 'TAMIL NADU', 'Tamilnadu'),
      office('605602', 'NA', 'NA', 'Tamilnadu'),
      office('605602', 'VILLUPURAM', 'TAMIL NADU', 'Tamilnadu'),
      office('605603', 'PONDICHERRY', 'PUDUCHERRY', 'Tamilnadu'),
      office('605604', 'NA', 'NA', 'Tamilnadu'),
    ]);
    expect(['605012', '605602', '605604'].map((code) => find(files, code)?.state)).toEqual([
      'Puducherry',
      'Tamil Nadu',
      '',
    ]);
  });

  test('keeps both states where the district of another circle is near', () => {
    const village = office('781131', 'RI BHOI', 'MEGHALAYA', 'Assam', { a: 26.19, n: 91.75 });
    const near = [25.9, 26, 26.1].map((a) => office('793101', 'RI BHOI', 'MEGHALAYA', 'North Eastern', { a, n: 91.8 }));
    const decide = (a: number) => {
      const { located, notes } = locateOffices([{ ...village, a }, ...near]);
      return [located[0]?.state, located[0]?.orState, notes.map(({ kind }) => kind)];
    };
    expect(decide(26.19)).toEqual(['Assam', 'Meghalaya', ['undecided']]);
    expect(decide(29)).toEqual(['Assam', undefined, ['corrected']]);
  });

  test('leaves out an office whose code belongs to another circle', () => {
    const { located, notes } = locateOffices([
      office('503145', 'KAMAREDDY', 'TELANGANA', 'Telangana'),
      office('503145', 'KAMAREDDY', 'TELANGANA', 'Telangana'),
      office('503145', 'VIZIANAGARAM', 'ANDHRA PRADESH', 'Andhra Pradesh'),
    ]);
    expect([located.map(({ state }) => state), notes.map(({ kind }) => kind)]).toEqual([
      ['Telangana', 'Telangana'],
      ['left-out'],
    ]);
  });

  test('is not made of offices of an unknown circle', () => {
    expect(() => makeFiles([office('100001', 'NA', 'NA', 'Lunar')])).toThrow('circles.ts');
  });

  test('says the town where the district has another name', () => {
    const files = makeFiles([
      office('560001', 'BENGALURU URBAN', 'KARNATAKA', 'Karnataka'),
      office('110025', 'SOUTH EAST', 'DELHI', 'Delhi'),
      office('396210', 'DAMAN', DADRA, 'Gujarat'),
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
  let offices: PostOffice[];
  let decided: ReturnType<typeof locateOffices>;
  beforeAll(async () => {
    offices = await readPostOffices();
    decided = locateOffices(offices);
  });

  test('is what the package says, as is the list of doubts; after an update of it: npm run pin-codes', () => {
    const empty = Object.fromEntries(PIN_ZONES.map((zone) => [zone, {}]));
    const made = makePinFiles(decided.located);
    expect(files).toEqual({ ...empty, ...made });
    expect(readFileSync(pinNotesUrl, 'utf8')).toBe(writePinNotes(decided.notes, made));
  });

  test('places no code in a state that none of its postal circles serves, but those that are listed as undecided', () => {
    const undecided = new Set(decided.notes.filter(({ kind }) => kind === 'undecided').map(({ office: { p } }) => p));
    const served = new Map<string, Set<string>>();
    for (const { p, c } of offices) {
      const states = served.get(p) ?? new Set<string>();
      served.set(p, states);
      for (const state of statesOfCircle(c)) states.add(state);
    }
    const wrong = [...served].filter(([pinCode, states]) => {
      const pinPlace = pinPlaceOf(pinCode);
      const named = [pinPlace?.state ?? 'missing', ...(undecided.has(pinCode) ? [] : (pinPlace?.otherStates ?? []))];
      return !named.every((state) => (state === '' ? states.size === 0 : states.has(state)));
    });
    expect(wrong).toEqual([]);
  });

  test('places each code where a circle serves several states in one that its division or a neighbouring code has', () => {
    const named = new Map<string, Set<string>>();
    for (const { p, c, v, s } of offices) {
      if (statesOfCircle(c).length === 1) continue;
      const state = findIndianState(s.replace(/^THE /, ''))?.name;
      if (!state || !statesOfCircle(c).includes(state)) continue;
      for (const key of [`${c} ${v}`, p.slice(0, 4)]) named.set(key, (named.get(key) ?? new Set()).add(state));
    }
    const wrong = offices.filter(({ p, c, v }) => {
      if (statesOfCircle(c).length === 1) return false;
      const state = pinPlaceOf(p)?.state ?? '';
      // Offices with a wrong code are of another circle than their code.
      return (
        statesOfCircle(c).includes(state) && ![`${c} ${v}`, p.slice(0, 4)].some((key) => named.get(key)?.has(state))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('says where codes are that the package places elsewhere', () => {
    const codes = ['799001', '334002', '384316', '612906', '504346', '403522', '605012', '794116'];
    expect(codes.map((code) => [pinPlaceOf(code)?.city, pinPlaceOf(code)?.state].join(', '))).toEqual([
      'West Tripura, Tripura',
      'Bikaner, Rajasthan',
      'Mahesana, Gujarat',
      'Ariyalur, Tamil Nadu',
      'Adilabad, Telangana',
      ', Goa',
      ', Puducherry',
      ', Meghalaya',
    ]);
    expect(codes.filter((code) => pinPlaceOf(code)?.otherStates)).toEqual([]);
  });

  test('says both states of codes that nothing decides', () => {
    expect(['781131', '791701'].map((code) => pinPlaceOf(code)?.otherStates)).toEqual([
      ['Meghalaya'],
      ['Arunachal Pradesh'],
    ]);
  });

  test('says where a code is, and that there is none such as 999999', () => {
    expect(['302001', '999999', '100000'].map((code) => pinPlaceOf(code)?.state)).toEqual([
      'Rajasthan',
      undefined,
      undefined,
    ]);
  });

  test('is in files of at most 4 KB', () => {
    const sizes = PIN_ZONES.map((zone) => statSync(pinFileUrl(zone)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  });

  test('has 19,586 of them', () => {
    expect(runs.flatMap(({ text }) => unpack('', text))).toHaveLength(19_586);
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
