import { beyond } from '../clock/clock.ts';
import { prepare } from '../database/prepare.ts';
import type { OutboxRow } from '../database/tables.ts';
import { LEASE_MS, workUnderLease } from '../leases/lease.ts';
import type { Services } from '../services.ts';
import { type Claim, createClaim, move, type Moved, repeatWhileAway } from './claim.ts';
import type { Drivers } from './drivers.ts';
import { handOver, judgeFailure, RETRY_MS } from './hand-over.ts';
import { isStopped } from './opt-outs.ts';
import { afterSending, takeBack } from './outbox.ts';
import type { OutboxQueue } from './queue.ts';

/** Messages of a queue that are sent in parallel, so that a slow one does not delay the others. */
const AT_A_TIME = 4;

/** An attempt that has ended, and is not recorded yet. */
interface Ended {
  readonly claim: Claim;
  readonly values: Moved;
}

/** Sends the messages of a queue, oldest first. Of several hosts, one sends each. Returns the number handled. */
export async function sendQueue<S extends Services>(
  services: S,
  drivers: Drivers,
  queue: OutboxQueue<S>,
  signal: AbortSignal,
  renewMs = LEASE_MS / 4,
): Promise<number> {
  const { database } = services;
  const due = await listDue(services, queue);
  let handled = 0;
  const work = async () => {
    let ended: Ended | undefined;
    for (let row = due.shift(); row && !signal.aborted; row = due.shift()) {
      const claim = createClaim(row);
      const taken = await takeNext(services, queue, { ended, row, claim });
      ended = undefined;
      if (taken !== 'lost') handled++;
      if (taken !== 'ours') continue;
      if (queue.answer) await queue.answer(services, row);
      else ended = { claim, values: await sendOne(services, drivers, row, claim, { renewMs, mostMs: queue.mostMs }) };
    }
    const last = ended;
    if (last) await repeatWhileAway(() => move(database, last.claim, last.values));
  };
  const results = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return handled;
}

type Queue = Pick<OutboxQueue, 'channel' | 'kinds'>;
type Due = { readonly channel: OutboxRow['channel'] | undefined; readonly now: number; readonly beyond: number };

/** Each queue is asked after each order. */
const dueOf = new WeakMap<Queue, ReturnType<typeof prepareDue>>();

const prepareDue = ({ channel, kinds }: Queue) =>
  prepare((db, values: Due) => {
    let due = db
      .selectFrom('outbox')
      .selectAll()
      .where((eb) => eb.or([eb('send_at', '<=', values.now), eb('send_at', '>', values.beyond)]));
    if (channel !== undefined) due = due.where('channel', '=', channel);
    due = 'only' in kinds ? due.where('kind', 'in', kinds.only) : due.where('kind', 'not in', kinds.except);
    return due.orderBy('send_at').limit(50);
  });

function listDue({ database, now }: Services, queue: Queue): Promise<OutboxRow[]> {
  const query = dueOf.get(queue) ?? prepareDue(queue);
  dueOf.set(queue, query);
  const last = RETRY_MS.at(-1) as number;
  return query(database.read, { channel: queue.channel, now: now(), beyond: beyond(now(), last) });
}

interface Next {
  readonly ended: Ended | undefined;
  readonly row: OutboxRow;
  readonly claim: Claim;
}

/**
 * Records the result of the previous message and takes the next one, in one transaction. A message to a phone may be held back: it waits during quiet
 * hours, and is dropped if its recipient has opted out. If the result of its last attempt is unknown, it may have arrived, so it is given up; the
 * operator can send it again. It is `lost` if another host has taken it.
 */
async function takeNext(
  { database, now, log }: Services,
  { sendAt }: Pick<OutboxQueue, 'sendAt'>,
  { ended, row, claim }: Next,
): Promise<'ours' | 'kept' | 'lost'> {
  const isPhone = row.channel !== 'mail';
  const mark = { send_at: now() + LEASE_MS, tries: row.tries + 1, ...(isPhone && { handed_at: now() }) };
  const take = () =>
    database.write(async (db): Promise<'ours' | 'kept' | 'lost' | 'unknown'> => {
      if (ended) await ended.claim.move(db, ended.values);
      if (isPhone && row.handed_at !== null)
        return (await claim.move(db, { send_at: null, failure: 'unknown' })) ? 'unknown' : 'kept';
      if (isPhone && (await isStopped(db, { phone: row.recipient }))) {
        await takeBack(db, row.id);
        return 'kept';
      }
      const next = (isPhone && sendAt?.(row, now())) || now();
      if (next > now()) return (await claim.move(db, { send_at: next })) ? 'kept' : 'lost';
      return (await claim.move(db, mark)) ? 'ours' : 'lost';
    });
  const taken = await (ended ? repeatWhileAway(take) : take()).catch(async (error: unknown) => {
    // An error with this message must not cause the previous one to be sent again.
    if (ended) await move(database, ended.claim, ended.values);
    throw error;
  });
  ended?.claim.settle();
  claim.settle();
  if (taken !== 'unknown') return taken;
  log.warn('message given up', { messageId: row.id, kind: row.kind, channel: row.channel, code: 'unknown' });
  return 'kept';
}

/** Makes an attempt. Returns the values to record. */
async function sendOne(
  services: Services,
  drivers: Drivers,
  row: OutboxRow,
  claim: Claim,
  { renewMs, mostMs }: { readonly renewMs: number; readonly mostMs: number },
): Promise<Moved> {
  const { database, now, log } = services;
  const renew = () => move(database, claim, { send_at: now() + LEASE_MS });
  try {
    await workUnderLease({ renew, everyMs: renewMs }, (lost) =>
      handOver(services, drivers, row, AbortSignal.any([lost, AbortSignal.timeout(mostMs)])),
    );
    return afterSending(now());
  } catch (error) {
    const result = judgeFailure(row, error, { now: now(), hasSms: drivers.sms !== undefined });
    const facts = {
      messageId: row.id,
      kind: row.kind,
      channel: row.channel,
      tries: row.tries + 1,
      code: result.failure,
    };
    log.warn(result.send_at === null ? 'message given up' : 'message not sent', facts);
    return result;
  }
}
