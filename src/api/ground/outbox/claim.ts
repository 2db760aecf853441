import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '../database/prepare.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Database, QueryBuilder } from '../database/types.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { LEASE_MS } from '../leases/lease.ts';

/** Pause between attempts to record that a message was sent. */
const NOTE_MS = 1_000;

/** What is changed of a message. */
export type Moved = Partial<OutboxRow> & Pick<OutboxRow, 'send_at'>;

/** The right of a host to send a message. */
export interface Claim {
  /** Changes the row, unless another host has taken it. Returns whether it did. Has to run in a write job. */
  move(db: QueryBuilder, values: Moved): Promise<boolean>;
  /** Has to be called once the job of a move is committed. */
  settle(): void;
}

/**
 * The host that holds a message's lease sends it. `send_at` is the end of the lease, which only its holder knows. When the database
 * fails during a change, the change may or may not have been made, so either lease may be valid.
 */
export function createClaim({ id, send_at: sendAt }: Pick<OutboxRow, 'id' | 'send_at'>): Claim {
  let borne = [sendAt];
  let committed = borne;
  return {
    move: async (db, values) => {
      const known = borne;
      borne = [...new Set([...known, values.send_at])];
      const isMoved = await update(db, id, known, values);
      committed = isMoved ? [values.send_at] : known;
      return isMoved;
    },
    settle: () => {
      borne = committed;
    },
  };
}

/** Changes a message in a job of its own. */
export async function move(database: Database, claim: Claim, values: Moved): Promise<boolean> {
  const isMoved = await database.write((db) => claim.move(db, values));
  claim.settle();
  return isMoved;
}

/** By columns and number of leases: they run twice for each message. */
const updates = new Map<string, ReturnType<typeof prepareUpdate>>();

const prepareUpdate = (columns: readonly string[], leases: number) =>
  prepare((db, values: Readonly<Record<string, never>>) =>
    db
      .updateTable('outbox')
      .set(Object.fromEntries(columns.map((column) => [column, values[column]])))
      .where('id', '=', values['of'] as never)
      .where(
        'send_at',
        'in',
        Array.from({ length: leases }, (_, index) => values[`lease${index}`] as never),
      )
      .returning('id'),
  );

async function update(
  db: QueryBuilder,
  id: string,
  known: readonly OutboxRow['send_at'][],
  values: Moved,
): Promise<boolean> {
  const columns = Object.keys(values);
  const key = `${columns.join()} ${known.length}`;
  const run = updates.get(key) ?? prepareUpdate(columns, known.length);
  updates.set(key, run);
  const leases = Object.fromEntries(known.map((sendAt, index) => [`lease${index}`, sendAt]));
  return (await run(db, { ...values, ...leases, of: id } as never)).length > 0;
}

/**
 * Repeats a change that records that a message was sent while the database is unavailable, or the message would be sent again.
 */
export async function repeatWhileAway<T>(write: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + LEASE_MS; ; ) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error;
      await pause(NOTE_MS);
    }
  }
}
