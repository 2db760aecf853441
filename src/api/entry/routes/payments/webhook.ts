import type { IncomingMessage } from 'node:http';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { type Answer, ok, ProtocolError } from '../../../ground/http/answer.ts';
import { readBody } from '../../../ground/http/read-body.ts';
import { applyRefund } from '../../../records/orders/refund-reports.ts';
import type { HostServices } from '../../services.ts';
import { applyPayment } from '../../../records/payments/apply.ts';
import { ProviderError } from '../../../records/payments/provider.ts';
import { syncPayment } from '../../../records/payments/sync.ts';

/**
 * Handles a webhook. It is acknowledged only once its data is on disk; until then the provider repeats it.
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
  if (event.type === 'ask') isOurs = await askAbout(services, event);
  if (!isOurs) services.log.warn('a webhook for an unknown order', { type: event.type });
  services.wake();
  return ok({});
}

/**
 * Asks the provider about a payment or refund that a webhook has named; false for one that is not ours.
 * @throws ProtocolError 503 where the provider does not answer, so that it repeats the webhook
 */
async function askAbout(
  services: HostServices,
  { orderId, refundId }: { readonly orderId: string; readonly refundId?: string },
): Promise<boolean> {
  const silent = new ProtocolError(503, answersText.noPaymentProvider);
  if (refundId === undefined) {
    const known = await services.database.read
      .selectFrom('payments')
      .select('id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (known && !(await syncPayment(services, orderId))) throw silent;
    return known !== undefined;
  }
  const refund = await services.provider?.getRefund(orderId, refundId).catch((error: unknown) => {
    throw error instanceof ProviderError ? silent : error;
  });
  return refund !== undefined && (await applyRefund(services, refund));
}
