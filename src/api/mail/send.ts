import { setTimeout as pause } from 'node:timers/promises';
import { answerResetRequest, RESET_REQUEST } from '../accounts/reset.ts';
import { beyond } from '../clock.ts';
import type { OutboxRow } from '../database/tables.ts';
import { present } from '../http/fields.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { LEASE_MS, workUnderLease } from '../lease.ts';
import type { Services } from '../services.ts';
import type { Transport } from './transport.ts';

/** Pauses between attempts to send a mail. After the last one it is given up. */
const RETRY_MS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400].map((seconds) => seconds * 1000);
/** Mails sent in parallel, so that a slow one does not delay the others. */
const AT_A_TIME = 4;
/** Pause between attempts to record that a mail was sent. */
const NOTE_MS = 1_000;

/** Sends the mails of the outbox, oldest first. Of several hosts, one sends each. Returns the number handled. */
export async function sendMail(
  services: Services,
  transport: Transport,
  signal: AbortSignal,
  renewMs = LEASE_MS / 4,
): Promise<number> {
  const { database, now } = services;
  const due = await database.read
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => eb.or([eb('send_at', '<=', now()), eb('send_at', '>', beyond(now(), RETRY_MS.at(-1) as number))]))
    .orderBy('send_at')
    .limit(50)
    .execute();
  let handled = 0;
  const work = async () => {
    for (let row = due.shift(); row && !signal.aborted; row = due.shift()) {
      const claim = createClaim(services, row);
      if (!(await claim.move({ send_at: now() + LEASE_MS, tries: row.tries + 1 }))) continue;
      handled++;
      if (row.kind === RESET_REQUEST) await answerResetRequest(services, row);
      else await sendOne(services, transport, row, claim, renewMs);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return handled;
}

interface Claim {
  /** Changes the row, unless another host has taken it. Returns whether it did. */
  move(values: Partial<OutboxRow> & Pick<OutboxRow, 'send_at'>): Promise<boolean>;
}

/**
 * The host that holds a mail's lease sends it. `send_at` is the end of the lease, which only its holder knows. When the database
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
  transport: Transport,
  row: OutboxRow,
  claim: Claim,
  renewMs: number,
): Promise<void> {
  const { now, config, log } = services;
  const mail = {
    id: row.id,
    from: config.mail.from ?? services.shop().store.care.email,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    ...present({ unsubscribe: row.unsubscribe }),
  };
  const renew = () => claim.move({ send_at: now() + LEASE_MS });
  let result: Partial<OutboxRow> & Pick<OutboxRow, 'send_at'>;
  try {
    await workUnderLease({ renew, everyMs: renewMs }, (lost) => transport(mail, lost));
    // The row stays, its text does not.
    result = { send_at: null, sent_at: now(), body: '', recipient: '', unsubscribe: null };
  } catch (error) {
    const wait = RETRY_MS[row.tries];
    const { code } = error as { code?: string };
    log.warn('mail not sent', { mail: row.id, kind: row.kind, tries: row.tries + 1, code });
    result = { send_at: wait === undefined ? null : now() + wait };
  }
  await note(() => claim.move(result));
}

/** Records the outcome of a mail. Repeats this while the database is unavailable, or the mail would be sent again. */
async function note(write: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LEASE_MS; ;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error;
      await pause(NOTE_MS);
    }
  }
}
