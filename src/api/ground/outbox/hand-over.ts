import { z } from 'zod';
import { parseColumn } from '../database/json-column.ts';
import type { OutboxRow } from '../database/tables.ts';
import { present } from '../http/present.ts';
import type { Services } from '../services.ts';
import { SendError } from './channel.ts';
import type { Drivers } from './drivers.ts';

/** Pauses between attempts to send a message. After the last one it is given up. */
export const RETRY_MS = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400].map((seconds) => seconds * 1000);

const texts = z.array(z.string());

/** Hands a message to the driver of its channel. Rejects when that fails or is aborted. */
export async function handOver(
  { config, shop }: Pick<Services, 'config' | 'shop'>,
  drivers: Drivers,
  row: OutboxRow,
  lost: AbortSignal,
): Promise<void> {
  const { id, kind, recipient: to, channel } = row;
  if (channel === 'mail') {
    const from = config.mail.from ?? shop().store.care.email;
    const { html, unsubscribe } = row;
    await drivers.mail({ id, from, to, subject: row.subject, text: row.body, ...present({ html, unsubscribe }) }, lost);
    return;
  }
  const driver = drivers[channel];
  if (!driver) throw new SendError(`no-${channel}`, 'never');
  const values = row.params === null ? [] : parseColumn(texts, row.params);
  await driver({ id, kind, to, text: row.body, values, language: row.language }, lost);
}

/** What to do with a message that was not acknowledged. */
export function judgeFailure(
  row: Pick<OutboxRow, 'channel' | 'tries'>,
  error: unknown,
  { now, hasSms }: { readonly now: number; readonly hasSms: boolean },
): Pick<OutboxRow, 'send_at' | 'failure'> & Partial<OutboxRow> {
  const { code } = error as { code?: unknown };
  const failure = typeof code === 'string' ? code : 'error';
  // A mail that is sent twice is shown once, as both have the same Message-ID.
  const outcome = error instanceof SendError ? error.outcome : row.channel === 'mail' ? 'later' : 'unknown';
  // A number that is not on WhatsApp can still get an SMS.
  if (outcome === 'never' && row.channel === 'whatsapp' && hasSms)
    return { channel: 'sms', send_at: now, handed_at: null, failure };
  const wait = RETRY_MS[row.tries];
  if (outcome !== 'later' || wait === undefined) return { send_at: null, failure };
  return { send_at: now + wait, handed_at: null, failure };
}
