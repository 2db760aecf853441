import type { IncomingMessage } from 'node:http';
import { type Answer, ok, ProtocolError } from '../../../ground/http/answer.ts';
import { readBody } from '../../../ground/http/read-body.ts';
import { applyRefund } from '../../../records/orders/refund-reports.ts';
import type { HostServices } from '../../services.ts';
import { applyPayment } from '../../../records/payments/apply.ts';

/**
 * Handles a webhook. It is acknowledged only once its data is on disk; otherwise the provider repeats it.
 * @throws ProtocolError 401 for a wrong signature
 */
export async function takeWebhook(
  services: HostServices,
  request: IncomingMessage,
): Promise<Answer<Record<string, never>>> {
  const body = await readBody(request);
  const event = services.provider?.readWebhook(body, (name) => String(request.headers[name] ?? ''));
  if (!event) throw new ProtocolError(401, 'The signature is wrong.');
  let isOurs = true;
  if (event.type === 'payment')
    isOurs = await services.database.write((db) => applyPayment(db, services, event.payment));
  if (event.type === 'refund') isOurs = await applyRefund(services, event.refund);
  if (!isOurs) services.log.warn('a webhook for an unknown order', { type: event.type });
  services.wake();
  return ok({});
}
