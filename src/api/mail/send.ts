import { answerResetRequest, RESET_REQUEST } from '../accounts/reset.ts';
import type { OutboxRow } from '../database/tables.ts';
import { present } from '../http/fields.ts';
import type { Services } from '../services.ts';
import type { Transport } from './transport.ts';

/** How long after each try a mail is tried again; after the last it is given up. */
const RETRY_MS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400].map((seconds) => seconds * 1000);
/** How long a host that took a mail has for sending it before another may. */
const LEASE_MS = 120_000;

/** Sends what the outbox has, oldest first; of several hosts, one sends each. Returns how many were handled. */
export async function sendMail(services: Services, transport: Transport): Promise<number> {
  const { store, now } = services;
  const due = await store.read
    .selectFrom('outbox')
    .selectAll()
    .where('send_at', '<=', now())
    .orderBy('send_at')
    .limit(50)
    .execute();
  let handled = 0;
  for (const row of due) {
    const claimed = await store.write((db) =>
      db
        .updateTable('outbox')
        .set({ send_at: now() + LEASE_MS, tries: row.tries + 1 })
        .where('id', '=', row.id)
        .where('send_at', '=', row.send_at)
        .returning('id')
        .executeTakeFirst(),
    );
    if (!claimed) continue;
    handled++;
    if (row.kind === RESET_REQUEST) await answerResetRequest(services, row);
    else await sendOne(services, transport, row);
  }
  return handled;
}

async function sendOne(services: Services, transport: Transport, row: OutboxRow): Promise<void> {
  const { store, now, config, log } = services;
  try {
    await transport({
      id: row.id,
      from: config.mail.from ?? services.shop().store.care.email,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      ...present({ unsubscribe: row.unsubscribe }),
    });
    // A sent mail leaves its trace, but not its text.
    await store.write((db) =>
      db
        .updateTable('outbox')
        .set({ send_at: null, sent_at: now(), body: '', recipient: '', unsubscribe: null })
        .where('id', '=', row.id)
        .execute(),
    );
  } catch (error) {
    const wait = RETRY_MS[row.tries];
    log.warn('mail not sent', {
      mail: row.id,
      kind: row.kind,
      tries: row.tries + 1,
      code: (error as { code?: string }).code,
    });
    await store.write((db) =>
      db
        .updateTable('outbox')
        .set({ send_at: wait === undefined ? null : now() + wait })
        .where('id', '=', row.id)
        .execute(),
    );
  }
}
