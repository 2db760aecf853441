import { measureOrderCost } from './order-cost.ts';
import { measureStorm, type PageTimes } from './storm.ts';

/** The most that an order may take of a processor, as a multiple of the bare framework's "hello" and of a bare synced insert. */
const MOST_HELLOS = 100;
const MOST_INSERTS = { SQLite: 17, PostgreSQL: 22 } as const;
/** The most that the home page may take of the main thread beside a storm of log-ins, as a multiple of what it takes without. */
const MOST_BESIDE = 1.5;

/** Parts of the profile below this percentage are left out. */
const LEAST_SHARE = 1;

/** Shows a ratio and its aim. Returns whether it is met. */
function judge(what: string, ratio: number, most: number): boolean {
  const isMet = ratio <= most;
  console.log(`${what.padEnd(62)}${ratio.toFixed(1).padStart(6)}  (aim: at most ${most})${isMet ? '' : '  MISSED'}`);
  return isMet;
}

/** Measures and shows what an order takes of a processor. Returns whether the aims are met. */
export async function showOrderCost(
  name: keyof typeof MOST_INSERTS,
  folder: string,
  databaseUrl?: string,
): Promise<boolean> {
  const cost = await measureOrderCost(folder, databaseUrl);
  const { order, ofMain, hello, insert, perSecond, profile } = cost;
  const ms = (us: number) => `${(us / 1000).toFixed(2)} ms`;
  console.log(
    `${name}: processor time of an order until its messages are sent, ${perSecond.toFixed(0)} orders a second`,
  );
  console.log(
    `  ${ms(order)}, of which the main thread has ${ms(ofMain)}; hello ${hello.toFixed(0)} us, insert ${insert.toFixed(0)} us`,
  );
  for (const [part, percent] of profile)
    if (percent >= LEAST_SHARE) console.log(`  ${percent.toFixed(0).padStart(3)} % ${part}`);
  const isMet = [
    judge(`${name}: an order / hello`, cost.hellos, MOST_HELLOS),
    judge(`${name}: an order / bare synced insert`, cost.inserts, MOST_INSERTS[name]),
  ].every(Boolean);
  console.log();
  return isMet;
}

/** Measures and shows the home page beside a storm of log-ins. Returns whether the aim is met. */
export async function showStorm(folder: string): Promise<boolean> {
  const { quiet, beside, answered, sentAway } = await measureStorm(folder);
  const times = ({ p50Ms, p99Ms, mainUs }: PageTimes) =>
    `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, main thread ${mainUs.toFixed(0)} us a page`;
  console.log(`Home page, quiet:                     ${times(quiet)}`);
  console.log(`Home page, beside a storm of log-ins: ${times(beside)} (${answered} answered, ${sentAway} sent away)`);
  console.log(`p99 beside / quiet: ${(beside.p99Ms / quiet.p99Ms).toFixed(2)}`);
  return judge('Home page beside log-ins / quiet, of the main thread', beside.mainUs / quiet.mainUs, MOST_BESIDE);
}
