import { statesOfCircle } from './circles.ts';
import { isNearDistrict } from './near-district.ts';
import { cityOf, type PostOffice, stateOfRecord } from './post-offices.ts';

/** Where a post office is. Fields are empty if nothing determines them. */
export interface LocatedOffice {
  readonly pinCode: string;
  readonly state: string;
  readonly city: string;
  /** The state that may be correct instead, if the record contradicts itself and nothing determines it. */
  readonly orState?: string;
}

/** A post office whose record was changed, and why. */
export interface OfficeNote {
  readonly office: PostOffice;
  readonly kind: 'corrected' | 'left-out' | 'undecided';
  readonly located?: LocatedOffice;
}

type Votes = Map<string, number>;

const addVote = (map: Map<string, Votes>, key: string, value: string): void => {
  const votes = map.get(key) ?? new Map<string, number>();
  votes.set(value, (votes.get(value) ?? 0) + 1);
  map.set(key, votes);
};

const leader = (votes: Votes | undefined): string =>
  [...(votes ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '';

const divisionOf = (office: PostOffice): string => `${office.c}, ${office.v}`;
const seriesOf = (pinCode: string): string => pinCode.slice(0, 3);

/**
 * Determines where each post office is. If the circle of a record doesn't serve its state, the state is wrong, unless the district is near. A wrong
 * or missing state is determined by the circle, then by the other offices of the PIN code, the postal division, and the neighbouring codes. If an
 * office belongs to another circle than most offices of its code, its code is wrong.
 */
export function locateOffices(offices: readonly PostOffice[]): { located: LocatedOffice[]; notes: OfficeNote[] } {
  const known = collectVotes(offices);
  const located: LocatedOffice[] = [];
  const notes: OfficeNote[] = [];
  const isKept = (office: PostOffice): boolean => leader(known.circles.get(office.p)) === office.c;
  const kept = offices.filter(isKept);
  for (const office of offices) if (!isKept(office)) notes.push({ office, kind: 'left-out' });
  for (const office of kept) {
    const one = locateOffice(office, known, kept);
    located.push(one);
    if (one.orState || (one.state === '' && statesOfCircle(office.c).length > 0)) {
      notes.push({ office, kind: 'undecided', located: one });
    } else if (stateOfRecord(office) && stateOfRecord(office) !== one.state) {
      notes.push({ office, kind: 'corrected', located: one });
    }
  }
  return { located, notes };
}

interface Known {
  readonly circles: Map<string, Votes>;
  /** Counts of states that are in records and that their circle serves, by code and by division. */
  readonly byCode: Map<string, Votes>;
  readonly byDivision: Map<string, Votes>;
  /** Counts of divisions by the first three digits, and of codes by division and first three digits. */
  readonly divisionsOfSeries: Map<string, Votes>;
  readonly codesOfSeries: Map<string, Votes>;
  /** Counts of districts ("state\ndistrict") in such records, by code. */
  readonly districts: Map<string, Votes>;
  readonly codes: readonly string[];
}

function collectVotes(offices: readonly PostOffice[]): Known {
  const circles = new Map<string, Votes>();
  const byCode = new Map<string, Votes>();
  const byDivision = new Map<string, Votes>();
  const divisionsOfSeries = new Map<string, Votes>();
  const codesOfSeries = new Map<string, Votes>();
  const districts = new Map<string, Votes>();
  for (const office of offices) addVote(circles, office.p, office.c);
  for (const office of offices) {
    const state = stateOfRecord(office);
    if (!statesOfCircle(office.c).includes(state) || leader(circles.get(office.p)) !== office.c) continue;
    addVote(byCode, office.p, state);
    addVote(byDivision, divisionOf(office), state);
    addVote(divisionsOfSeries, seriesOf(office.p), divisionOf(office));
    addVote(codesOfSeries, `${divisionOf(office)} ${seriesOf(office.p)}`, office.p);
    addVote(districts, office.p, `${state}\n${cityOf(office.i, state)}`);
  }
  const codes = [...byCode.keys()].sort();
  return { circles, byCode, byDivision, divisionsOfSeries, codesOfSeries, districts, codes };
}

function locateOffice(office: PostOffice, known: Known, offices: readonly PostOffice[]): LocatedOffice {
  const recorded = stateOfRecord(office);
  const served = statesOfCircle(office.c);
  const pinCode = office.p;
  if (served.includes(recorded)) {
    const city = cityOf(office.i, recorded);
    const orState = otherSeriesState(office, recorded, known);
    return { pinCode, state: recorded, city, orState };
  }
  const state = stateByCircle(office, known);
  if (!recorded) return { pinCode, state, city: '' };
  const isBorder = state !== '' && isNearDistrict(office, recorded, offices);
  return { pinCode, state, city: cityByNeighbours(office, state, known), orState: isBorder ? recorded : undefined };
}

/**
 * The state of the other codes with the same first three digits, if the office's code is the only one in its division and state. This applies only if
 * the circle serves several states: otherwise the circle determines the state.
 */
function otherSeriesState(office: PostOffice, state: string, known: Known): string | undefined {
  if (statesOfCircle(office.c).length === 1) return undefined;
  const series = seriesOf(office.p);
  const isOnlyCode = known.codesOfSeries.get(`${divisionOf(office)} ${series}`)?.size === 1;
  const most = leader(known.divisionsOfSeries.get(series));
  if (!isOnlyCode || most === divisionOf(office) || known.byDivision.get(most)?.has(state)) return undefined;
  return leader(known.byDivision.get(most));
}

function stateByCircle(office: PostOffice, known: Known): string {
  const served = statesOfCircle(office.c);
  if (served.length <= 1) return served[0] ?? '';
  for (const votes of [known.byCode.get(office.p), known.byDivision.get(divisionOf(office))]) {
    if (votes?.size === 1) return leader(votes);
  }
  const [below, above] = neighboursOf(office.p, known).map((code) => leader(known.byCode.get(code)));
  return below && below === above ? below : '';
}

/** The district of the other offices with the same code, or else the one that both neighbouring codes have; empty if these differ. */
function cityByNeighbours(office: PostOffice, state: string, known: Known): string {
  const cityIn = (code: string): string => {
    const [in_ = '', city = ''] = leader(known.districts.get(code)).split('\n');
    return in_ === state ? city : '';
  };
  const own = cityIn(office.p);
  if (own) return own;
  const [below, above] = neighboursOf(office.p, known).map(cityIn);
  return below && (below === above || above === '') ? below : !below && above ? above : '';
}

/** The next lower and the next higher code with the same first three digits; empty if there is none. */
function neighboursOf(pinCode: string, { codes }: Known): [string, string] {
  const inSeries = (code: string | undefined): string => (code && seriesOf(code) === seriesOf(pinCode) ? code : '');
  const at = codes.findIndex((code) => code >= pinCode);
  const last = at < 0 ? codes.length : at;
  const above = codes[last] === pinCode ? codes[last + 1] : codes[last];
  return [inSeries(codes[last - 1]), inSeries(above)];
}
