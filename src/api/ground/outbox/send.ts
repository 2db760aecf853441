import { setTimeout as pause } from 'node:timers/promises';
import { beyond } from '../clock/clock.ts';
import type { OutboxRow } from '../database/tables.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { LEASE_MS, workUnderLease } from '../leases/lease.ts';
import type { Services } from '../services.ts';
import type { Drivers } from './drivers.ts';
import { handOver, judgeFailure, RETRY_MS } from './hand-over.ts';
import { isStopped } from './opt-outs.ts';
import { afterSending, takeBack } from './outbox.ts';
import type { OutboxQueue } from './queue.ts';

/** Messages of a queue that are sent in parallel, so that a slow one does not delay the others. */
const AT_A_TIME = 4;
/** Pause between attempts to record that a message was sent. */
const NOTE_MS = 1_000;

/** Sends the messages of a queue, oldest first. Of several hosts, one sends each. Returns the number handled. */
export async function sendQueue<S extends Services>(
  services: S,
  drivers: Drivers,
  queue: OutboxQueue<S>,
  signal: AbortSignal,
  renewMs = LEASE_MS / 4,
): Promise<number> {
  const { now } = services;
  const due = await listDue(services, queue);
  let handled = 0;
  const work = async () => {
    for (let row = due.shift(); row && !signal.aborted; row = due.shift()) {
      const claim = createClaim(services, row);
      const isPhone = row.channel !== 'mail';
      if (isPhone && (await isKeptBack(services, queue, row, claim))) {
        handled++;
        continue;
      }
      const mark = { send_at: now() + LEASE_MS, tries: row.tries + 1, ...(isPhone && { handed_at: now() }) };
      if (!(await claim.move(mark))) continue;
      handled++;
      if (queue.answer) await queue.answer(services, row);
      else await sendOne(services, drivers, row, claim, { renewMs, mostMs: queue.mostMs });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return handled;
}

function listDue(
  { database, now }: Services,
  { channel, kinds }: Pick<OutboxQueue, 'channel' | 'kinds'>,
): Promise<OutboxRow[]> {
  let due = database.read
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => eb.or([eb('send_at', '<=', now()), eb('send_at', '>', beyond(now(), RETRY_MS.at(-1) as number))]));
  if (channel !== undefined) due = due.where('channel', '=', channel);
  due = 'only' in kinds ? due.where('kind', 'in', kinds.only) : due.where('kind', 'not in', kinds.except);
  return due.orderBy('send_at').limit(50).execute();
}

/**
 * Handles a message to a phone that is not sent now: in quiet hours it waits, and it is dropped when its recipient wants none. One
 * whose last attempt has no recorded outcome may have arrived, so it is given up: the operator can send it again.
 */
async function isKeptBack(
  { database, now, log }: Services,
  { sendAt }: Pick<OutboxQueue, 'sendAt'>,
  row: OutboxRow,
  claim: Claim,
): Promise<boolean> {
  if (row.handed_at !== null) {
    if (await claim.move({ send_at: null, failure: 'unknown' }))
      log.warn('message given up', { messageId: row.id, kind: row.kind, channel: row.channel, code: 'unknown' });
    return true;
  }
  if (await isStopped(database.read, { phone: row.recipient })) {
    await database.write((db) => takeBack(db, row.id));
    return true;
  }
  const next = sendAt?.(row, now()) ?? now();
  return next > now() && (await claim.move({ send_at: next }));
}

interface Claim {
  /** Changes the row, unless another host has taken it. Returns whether it did. */
  move(values: Partial<OutboxRow> & Pick<OutboxRow, 'send_at'>): Promise<boolean>;
}

/**
 * The host that holds a message's lease sends it. `send_at` is the end of the lease, which only its holder knows. When the database
 * fails during a change, the change may or may not have been made, so either lease may be valid.
 */
function createClaim({ database }: Services, row: OutboxRow): Claim {
  let borne = [row.send_at];
  return {
    move: async (values) => {
      const known = borne;
      borne = [...new Set([...known, values.send_at])];
      const moved = await database.write((db) =>
        db
          .updateTable('outbox')
          .set(values)
          .where('id', '=', row.id)
          .where('send_at', 'in', known)
          .returning('id')
          .executeTakeFirst(),
      );
      borne = moved ? [values.send_at] : known;
      return moved !== undefined;
    },
  };
}

async function sendOne(
  services: Services,
  drivers: Drivers,
  row: OutboxRow,
  claim: Claim,
  { renewMs, mostMs }: { readonly renewMs: number; readonly mostMs: number },
): Promise<void> {
  const { now, log } = services;
  const renew = () => claim.move({ send_at: now() + LEASE_MS });
  let result: Partial<OutboxRow> & Pick<OutboxRow, 'send_at'>;
  try {
    await workUnderLease({ renew, everyMs: renewMs }, (lost) =>
      handOver(services, drivers, row, AbortSignal.any([lost, AbortSignal.timeout(mostMs)])),
    );
    result = afterSending(now());
  } catch (error) {
    result = judgeFailure(row, error, { now: now(), hasSms: drivers.sms !== undefined });
    const facts = {
      messageId: row.id,
      kind: row.kind,
      channel: row.channel,
      tries: row.tries + 1,
      code: result.failure,
    };
    log.warn(result.send_at === null ? 'message given up' : 'message not sent', facts);
  }
  await note(() => claim.move(result));
}

/** Records the outcome of a message. Repeats this while the database is unavailable, or the message would be sent again. */
async function note(write: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LEASE_MS; ; ) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error;
      await pause(NOTE_MS);
    }
  }
}
