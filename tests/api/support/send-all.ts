import { OUTBOX_QUEUES } from '../../../src/api/mail/queues.ts';
import { sendQueue } from '../../../src/api/mail/send.ts';
import type { Drivers } from '../../../src/api/mail/drivers.ts';
import type { Services } from '../../../src/api/services.ts';

/** One round of each queue of the outbox, side by side. Returns the number handled. */
export async function sendAll(
  services: Services,
  drivers: Drivers,
  signal: AbortSignal,
  renewMs?: number,
): Promise<number> {
  const handled = await Promise.all(OUTBOX_QUEUES.map((queue) => sendQueue(services, drivers, queue, signal, renewMs)));
  return handled.reduce((sum, count) => sum + count, 0);
}
