import type { Order } from '../../contract/orders.ts';
import { describeUpi } from '../../core/money/upi.ts';
import { returnsText } from '../../messages/rooms/returns.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import { changeOrder, onceSubmitted, type ShowChanged } from '../own-orders/order-change.ts';

/** The form for the UPI ID that a refund goes to which can't go the way it was paid. Without it, customer care asks for one. */
export function offerUpi(element: HTMLElement, order: Order, show: ShowChanged): void {
  const form = element.querySelector<HTMLFormElement>('[data-slot=upi]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const { refundUpi, refundUpiFrom, refunds, method } = order.payment;
  // Beside the refund that it is for, whose day is known once it is due.
  const refundLine = element.querySelector('[data-return] .order-refund:has([data-text=refund]:not(:empty))');
  const isCash = method === 'cash';
  const isSaid = refundUpi !== undefined || (isCash && refundLine && refunds.some(({ status }) => status === 'due'));
  writeTexts(form, { upi: '' });
  const why = isCash ? returnsText.paidInCash : returnsText.upiInstead;
  const waits = refundUpiFrom && returnsText.upiWaits({ moment: formatMoment(refundUpiFrom) });
  writeTexts(refundLine ?? form, { upi: waits ?? (isSaid ? '' : why) });
  refundLine?.after(form);
  const button = form.querySelector('button');
  if (button && refundUpi) {
    button.classList.add('button--quiet');
    button.textContent = returnsText.changeUpi;
  }
  form.noValidate = true;
  form.hidden = false;
  onceSubmitted(form, element, async () => {
    if (!validateForm(form, { upi: describeUpi })) return;
    const refused = await changeOrder(element, order, '/refund-upi', { upi: field.value }, returnsText.upiSaved, show, {
      method: 'PUT',
    });
    if (refused?.code === 422) showErrors(form, refused.fields);
  });
}
