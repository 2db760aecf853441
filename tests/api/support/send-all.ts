import { OUTBOX_QUEUES } from '../../../src/api/entry/workers/outbox-queues.ts';
import { sendQueue } from '../../../src/api/ground/outbox/send.ts';
import type { Drivers } from '../../../src/api/ground/outbox/drivers.ts';
import type { HostServices } from '../../../src/api/entry/services.ts';

/** One round of each queue of the outbox, side by side. Returns the number handled. */
export async function sendAll(
  services: HostServices,
  drivers: Drivers,
  signal: AbortSignal,
  renewMs?: number,
): Promise<number> {
  const handled = await Promise.all(OUTBOX_QUEUES.map((queue) => sendQueue(services, drivers, queue, signal, renewMs)));
  return handled.reduce((sum, count) => sum + count, 0);
}
