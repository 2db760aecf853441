import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { TrackedOrder } from '../../contract/tracking.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { askHost } from '../../browser/api/api.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { readValues } from '../forms/form-values.ts';
import { askAboutOrder } from '../own-orders/ask-about-order.ts';
import { orderPath } from '../own-orders/order-path.ts';

/** Finds an order by number and phone: opens it where this device or the user may, and else shows how its parcels are. */
export async function track(container: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (!validateForm(form)) return;
  const values = readValues(form);
  const answer = await askHost<{ order: TrackedOrder }>('/orders/track', { body: values });
  if (answer.ok) {
    const { order } = answer.data;
    const own = await askAboutOrder(order.number);
    if (own.ok) location.assign(orderPath(order.number, order.market));
    else await (await import('./order-tracked.ts')).showTracked(container, order, String(values['phone']));
  } else if (answer.code === 404) showErrors(form, {}, ordersText.notFound);
  else showErrors(form, answer.fields, describeTrouble(answer));
}
