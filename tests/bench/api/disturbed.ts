import { median } from '../pages/median.ts';
import { askForMails, type Disturbance, type Disturbed, stormLogins, writeFiles } from './disturbances.ts';
import { applyLoad } from './load.ts';

/** What is measured: a request, and what its answer has to contain. */
export interface Asked {
  readonly what: string;
  readonly request: () => string;
  readonly expects: string;
}

/** Answers a second when it is quiet, and the share of that which is left beside each disturbance. */
export interface Left {
  readonly what: string;
  readonly perSecond: number;
  readonly shares: readonly number[];
}

const ROUNDS = 15;
const SECONDS = 0.6;
const WARM_SECONDS = 1;
/** Few: those who ask need a core, and the host one, and there are only two. */
const CONNECTIONS = 8;

const KINDS: Readonly<Record<string, readonly ((disturbed: Disturbed) => Disturbance)[]>> = {
  'log-ins': [stormLogins],
  file: [writeFiles],
  mail: [askForMails],
  'all three': [stormLogins, writeFiles, askForMails],
};

export const DISTURBANCES = Object.keys(KINDS);

/**
 * Measures requests quiet and beside each disturbance by turns, several rounds. What is beside one is compared with the quiet
 * before and after it: a machine that slows down for a while slows all of them down.
 */
export async function measureDisturbed(disturbed: Disturbed, all: readonly Asked[]): Promise<Left[]> {
  const measure = async (seconds: number) => {
    const found: number[] = [];
    for (const { request, expects } of all) {
      const load = { port: disturbed.port, connections: CONNECTIONS, seconds, request, expects };
      found.push((await applyLoad(load)).perSecond);
    }
    return found;
  };
  await measure(WARM_SECONDS);
  const quiet = [await measure(SECONDS)];
  const beside = new Map<string, number[][]>(DISTURBANCES.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, begin] of Object.entries(KINDS)) {
      const begun = begin.map((start) => start(disturbed));
      const found = await measure(SECONDS);
      for (const disturbance of begun) await disturbance.end();
      const [before, after] = [quiet.at(-1) ?? [], await measure(SECONDS)];
      quiet.push(after);
      beside.get(kind)?.push(found.map((value, i) => (2 * value) / ((before[i] ?? 0) + (after[i] ?? 0))));
    }
  return all.map(({ what }, i) => {
    const column = (rows: readonly number[][] = []) => median(rows.map((row) => row[i] ?? Number.NaN));
    return { what, perSecond: column(quiet), shares: DISTURBANCES.map((kind) => column(beside.get(kind))) };
  });
}
