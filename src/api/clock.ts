import { sql } from 'kysely';
import type { Database } from './database/types.ts';
import type { Log } from './log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Differences below this are not worth following, and those up to the second are what clocks are set right by. */
const SLIGHT_MS = 1_000;
const USUAL_MS = 5 * 60_000;
/** How long a jump has to stand until it is believed. */
const STEADY_MS = 6 * HOUR_MS;
/** A shop may have been closed for so long without anybody wondering. */
const CLOSED_MS = DAY_MS;

/**
 * The time that the host goes by. While it runs it goes on evenly, with the monotonic clock of the process: a jump of the
 * machine's clock moves nothing, until it has stood for six hours. A host that starts long after the last moment that was
 * noted in the database can't tell a jump from a holiday: it takes the time as it is told, and is not sure of it for as long.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Whether things may be ended and deleted by the time that it is. */
  isSure(): boolean;
  /** Compares with the reference and notes the moment in the database: done once a minute by a worker. */
  watch(): Promise<void>;
}

/** A clock that is what it is told: for the operator's commands, and for tests that turn it. */
export const fixedClock = (now: () => number): Clock => ({ now, isSure: () => true, watch: async () => {} });

/** Where a clock takes the time from. */
export interface TimeSource {
  /** The reference, which may jump. */
  readonly read: () => Promise<number>;
  /** Milliseconds that have passed; never jumps. */
  readonly passed: () => number;
}

export interface Timekeeper {
  now(): number;
  isSure(): boolean;
  /** Takes in what the reference shows. */
  observe(reference: number): void;
}

/** The rule itself: what becomes of the host's time when the reference shows something. */
export function keepTime(
  reference: number,
  { lastSeen, passed, log }: { lastSeen: number | undefined; passed: () => number; log: Pick<Log, 'warn'> },
): Timekeeper {
  let base = reference - passed();
  let last = reference;
  /** Since when the reference has been steady; undefined while it agrees with the host. */
  let jump: { readonly by: number; readonly since: number } | undefined;
  const isKnown = (moment: number) =>
    lastSeen === undefined || (moment > lastSeen - USUAL_MS && moment < lastSeen + CLOSED_MS);
  /** Since when the time has been taken without being sure of it. */
  let unsureSince = isKnown(reference) ? undefined : passed();
  const tell = (message: string, ms: number) => log.warn(message, { seconds: Math.round(ms / 1000) });
  if (unsureSince !== undefined)
    tell('the clock is far from the last moment that was noted: nothing is ended by it', reference - (lastSeen ?? 0));
  const follow = (by: number) => {
    base += by;
    last = base + passed();
    jump = undefined;
  };
  return {
    now: () => {
      // It may stand still while it is set right, but does not go back.
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
        tell('the clock has jumped: the host goes on by its own time', by);
      } else if (passed() - jump.since >= STEADY_MS) {
        tell('the clock has stood since it jumped: the host follows it', by);
        follow(by);
      }
      if (unsureSince !== undefined && (isKnown(shown) || passed() - unsureSince >= STEADY_MS)) unsureSince = undefined;
    },
  };
}

/** Where the time comes from: the server's clock on PostgreSQL, which all hosts share, else the machine's. */
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

/** Opens the clock of a host: compares with the last moment that a host has noted. */
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
 * A moment that nothing is planned for which is planned `mostMs` ahead at most: what stands behind it was written while a
 * clock was wrong.
 */
export const beyond = (now: number, mostMs: number): number => now + mostMs + DAY_MS;
