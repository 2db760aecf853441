import { sql } from 'kysely';
import type { Database } from '../database/types.ts';
import type { Log } from '../config/log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Differences below SLIGHT_MS are ignored; those up to USUAL_MS are ordinary corrections of a clock. */
const SLIGHT_MS = 1_000;
const USUAL_MS = 5 * 60_000;
/** How long the reference has to be stable after a jump until the host follows it. */
const STEADY_MS = 6 * HOUR_MS;
/** A host may have been stopped for so long without doubts about the clock. */
const CLOSED_MS = DAY_MS;

/**
 * The host's time. While it runs it follows the monotonic clock of the process, so a jump of the machine's clock has no effect until it
 * has been stable for six hours. A host that starts long after the last time recorded in the database can't tell a wrong clock from a
 * long break: it uses the time it gets, and does not trust it for six hours.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Whether the time is trusted, so that things may expire and be deleted by it. */
  isSure(): boolean;
  /** Compares with the reference and records the time in the database. A worker calls it once a minute. */
  watch(): Promise<void>;
}

/** A clock that trusts `now`: for the operator's commands, and for tests. */
export const fixedClock = (now: () => number): Clock => ({ now, isSure: () => true, watch: async () => {} });

/** Where a clock takes the time from. */
export interface TimeSource {
  /** The reference, which may jump. */
  readonly read: () => Promise<number>;
  /** Milliseconds that have passed; never jumps. */
  readonly passed: () => number;
}

interface Timekeeper {
  now(): number;
  isSure(): boolean;
  /** Handles a reading of the reference. */
  observe(reference: number): void;
}

/** The rules by which the host's time follows the reference. */
export function keepTime(
  reference: number,
  { lastSeen, passed, log }: { lastSeen: number | undefined; passed: () => number; log: Pick<Log, 'warn'> },
): Timekeeper {
  let base = reference - passed();
  let last = reference;
  /** The difference after a jump, and since when it has been stable; undefined while the reference agrees with the host. */
  let jump: { readonly by: number; readonly since: number } | undefined;
  const isKnown = (moment: number) =>
    lastSeen === undefined || (moment > lastSeen - USUAL_MS && moment < lastSeen + CLOSED_MS);
  /** Since when the time has not been trusted. */
  let unsureSince = isKnown(reference) ? undefined : passed();
  const tell = (message: string, ms: number) => log.warn(message, { seconds: Math.round(ms / 1000) });
  if (unsureSince !== undefined)
    tell(
      'the clock is far from the last recorded time: nothing expires until it is confirmed',
      reference - (lastSeen ?? 0),
    );
  const follow = (by: number) => {
    base += by;
    last = base + passed();
    jump = undefined;
  };
  return {
    now: () => {
      // It may stop during a correction, but never goes back.
      last = Math.max(last, base + passed());
      return Math.floor(last);
    },
    isSure: () => unsureSince === undefined,
    observe: (shown) => {
      const by = shown - (base + passed());
      const isUsual = Math.abs(by) <= USUAL_MS;
      if (isUsual) {
        if (Math.abs(by) >= SLIGHT_MS) base += by;
        jump = undefined;
      } else if (unsureSince !== undefined) {
        follow(by);
        unsureSince = passed();
      } else if (jump === undefined || Math.abs(by - jump.by) > USUAL_MS) {
        jump = { by, since: passed() };
        tell('the clock has jumped: the host keeps its own time', by);
      } else if (passed() - jump.since >= STEADY_MS) {
        tell('the clock has been stable since its jump: the host follows it', by);
        follow(by);
      }
      if (unsureSince !== undefined && (isKnown(shown) || passed() - unsureSince >= STEADY_MS)) unsureSince = undefined;
    },
  };
}

/** The reference: on PostgreSQL the server's clock, which all hosts share, else the machine's. */
export const sourceOf = (database: Database): TimeSource => ({
  read: database.kind === 'postgres' ? () => askServer(database) : async () => Date.now(),
  passed: () => performance.now(),
});

async function askServer(database: Database): Promise<number> {
  const asked = performance.now();
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(
    database.read,
  );
  return Number(rows[0]?.ms) + (performance.now() - asked) / 2;
}

/** Opens the clock of a host, starting from the last recorded time. */
export async function openClock(
  database: Database,
  log: Log,
  { read, passed }: TimeSource = sourceOf(database),
): Promise<Clock> {
  const noted = await database.read.selectFrom('clock').select('at').executeTakeFirst();
  const keeper = keepTime(await read(), { lastSeen: noted?.at, passed, log });
  return {
    now: keeper.now,
    isSure: keeper.isSure,
    watch: async () => {
      keeper.observe(await read());
      if (!keeper.isSure()) return;
      const row = { name: 'host', at: keeper.now() };
      await database.write((db) =>
        db
          .insertInto('clock')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: row.at }))
          .execute(),
      );
    },
  };
}

/**
 * For times that are set at most `mostMs` ahead: a time after this limit was written by a wrong clock.
 */
export const beyond = (now: number, mostMs: number): number => now + mostMs + DAY_MS;
