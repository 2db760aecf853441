import { billSums, buyerMinor, type FormatMoney, invoiceNote, invoiceTitle } from '../../orders/bill.ts';
import type { Invoice } from '../../contract/bills.ts';
import type { Order } from '../../contract/orders.ts';
import { refundLabel } from '../../orders/order-sums.ts';
import { paymentWords } from '../../orders/order-words.ts';
import { isUndeliveredOver } from '../../core/order/undelivered.ts';
import { askAboutOrder, type Shown } from '../own-orders/ask-about-order.ts';
import { addControls, loadDocumentStyles, showDocument } from './order-document.ts';
import { sum } from './sum-row.ts';
import { leadToMarket } from '../own-orders/order-path.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { billText } from '../../messages/rooms/bill.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { documentsText } from '../../messages/rooms/documents.ts';

/** The invoices of an order, one for each seller, for printing. */
export async function showInvoices(container: HTMLElement, number: string): Promise<Shown> {
  const [order, answer] = await Promise.all([
    askAboutOrder(number),
    askAboutOrder<{ invoices: readonly Invoice[] }>(number, { path: '/invoices' }),
    loadDocumentStyles(),
  ]);
  if (!order.ok) return order;
  if (!answer.ok) return answer;
  if (leadToMarket(order.data.order)) return 'shown';
  const root = findPart(container, 'invoices');
  // A draft is for reading, and comes last: it is left out on paper.
  const invoices = [true, false].flatMap((isIssued) =>
    answer.data.invoices.filter((invoice) => (invoice.number !== undefined) === isIssued),
  );
  root?.replaceChildren(
    ...addControls(
      number,
      invoices.map((invoice) => show(container, order.data.order, invoice)),
      ordersText.noInvoice,
      invoices.some((invoice) => invoice.number !== undefined),
    ),
  );
  showParts(container, 'invoices');
  document.title = document.title.replace(/^[^|]*/, `${ordersText.invoiceOf({ number })} `);
  return 'shown';
}

const show = (container: HTMLElement, order: Order, invoice: Invoice): HTMLElement =>
  showDocument(container, order, invoice, {
    kind: invoice.number ? invoiceTitle(invoice) : ordersText.draft({ kind: invoice.kind }),
    number: invoice.number,
    day: invoice.issuedOn,
    draft: invoice.number ? '' : ordersText.notYetInvoice,
    words: invoiceNote(invoice),
    sums: (money) => listSums(order, invoice, money),
  });

/** Below the table: fees, what was paid or is due for this parcel, and what goes back. */
function listSums(order: Order, invoice: Invoice, money: FormatMoney): HTMLElement[] {
  const { totals } = invoice;
  const totalMinor = buyerMinor(totals);
  const sums = billSums(invoice, money);
  const isPayable = !isTakenBack(order, invoice);
  const refunds = order.payment.refunds.filter(({ shipmentId }) => shipmentId === invoice.shipmentId);
  const add = (some: typeof refunds) => some.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
  const refundMinor = add(refunds);
  const refundedMinor = add(refunds.filter(({ status }) => status === 'done'));
  return [
    // Without fees and VAT the table's own total is enough.
    ...sums.map(([name, value]) => sum(name, value)),
    ...(sums.length > 0 && !totals.shopMinor ? [sum(billText.total, money(totalMinor))] : []),
    sum(
      isPayable ? paymentOf(order, invoice) : documentsText.nothingToPay,
      money(isPayable ? totalMinor : 0),
      'sums__total',
    ),
    ...(refundMinor > 0 ? [sum(refundLabel({ refundMinor, refundedMinor }), `−${money(refundMinor)}`)] : []),
  ];
}

/** Whether the courier took the parcel back unpaid. */
function isTakenBack({ payment, shipments }: Order, { shipmentId }: Invoice): boolean {
  const shipment = shipments.find(({ id }) => id === shipmentId);
  const isBack = isUndeliveredOver(shipment?.undelivered) || shipment?.returned === 'returned';
  return payment.method === 'cash' && shipment?.status === 'dispatched' && isBack;
}

/** How an invoice's amount is paid. */
function paymentOf({ payment, status, shipments }: Order, { shipmentId }: Invoice): string {
  if (payment.method !== 'cash') return paymentWords(payment, status);
  const isHandedOver = shipments.find(({ id }) => id === shipmentId)?.status === 'delivered';
  return isHandedOver ? documentsText.paidInCash : documentsText.cashDue;
}
