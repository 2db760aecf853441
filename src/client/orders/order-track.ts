import { describeTrouble } from '../../browser/api-answer.ts';
import type { Order } from '../../core/contract/orders.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { askHost } from '../../browser/api.ts';
import { rememberOrder } from './known-orders.ts';
import { showErrors, validateForm } from '../../browser/form-errors.ts';
import { readValues } from '../forms/form-values.ts';
import { orderPath } from './order-path.ts';

/** Finds an order by number and phone, and remembers it on this device. */
export async function track(form: HTMLFormElement): Promise<void> {
  if (!validateForm(form)) return;
  const answer = await askHost<{ order: Order }>('/orders/track', { body: readValues(form) });
  if (answer.ok) {
    const { order } = answer.data;
    rememberOrder(order);
    location.assign(orderPath(order.number, order.market));
  } else if (answer.code === 404) showErrors(form, {}, ordersText.notFound);
  else showErrors(form, answer.fields, describeTrouble(answer));
}
