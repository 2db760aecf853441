import { ACROSS, type PinFile, packRuns, pinFileOf } from '../../core/address/pin-code.ts';
import type { LocatedOffice } from './locate-offices.ts';

/** Makes the lookup files from the result of `locateOffices`. A PIN code is where most of its post offices are. */
export function makePinFiles(offices: readonly LocatedOffice[]): Record<string, PinFile> {
  const located = new Map<string, Map<string, number>>();
  const otherStates = new Map<string, Set<string>>();
  for (const { pinCode, state, city, orState } of offices) {
    const votes = located.get(pinCode) ?? new Map<string, number>();
    located.set(pinCode, votes);
    const pinPlace = `${state}\n${city}`;
    // An office without a district counts only if no office of the code has one.
    votes.set(pinPlace, (votes.get(pinPlace) ?? 0) + (city === '' ? 0.001 : 1));
    const states = otherStates.get(pinCode) ?? new Set<string>();
    otherStates.set(pinCode, states);
    for (const name of [state, orState]) if (name) states.add(name);
  }
  const codes: Record<string, Record<string, Record<string, number[]>>> = {};
  for (const pinCode of [...located.keys()].sort()) {
    const votes = [...(located.get(pinCode) ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const [state = '', city = ''] = votes[0]?.[0].split('\n') ?? [];
    const zone = pinFileOf(pinCode);
    const states = codes[zone] ?? {};
    const cities = states[state] ?? {};
    codes[zone] = states;
    states[state] = cities;
    const number = Number(pinCode.slice(2));
    cities[city] = [...(cities[city] ?? []), number];
    for (const other of otherStates.get(pinCode) ?? []) {
      if (other === state) continue;
      const across = states[ACROSS] ?? {};
      states[ACROSS] = across;
      across[other] = [...(across[other] ?? []), number];
    }
  }
  const pack = <T, U>(entries: Record<string, T>, change: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));
  return pack(codes, (states) => pack(states, (cities) => pack(cities, packRuns)));
}
