import type { Invoice, Order } from '../../core/contract/orders.ts';
import { paymentWords } from '../../core/order-words.ts';
import { sizeWords } from '../../core/size-words.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { leadToMarket } from './order-path.ts';
import type { Shown } from './order-shown.ts';
import { findPart, showParts } from '../lib/parts.ts';
import { formatAmount } from '../lib/money.ts';
import { copyTemplate, formatDay, formatMoment, writeTexts } from '../lib/templates.ts';

/** The invoices of an order, one for each seller, for printing. */
export async function showInvoices(place: HTMLElement, number: string): Promise<Shown> {
  const [order, answer] = await Promise.all([
    askAboutOrder(number),
    askAboutOrder<{ invoices: readonly Invoice[] }>(number, { path: '/invoices' }),
  ]);
  if (!order.ok) return order;
  if (!answer.ok) return answer;
  if (leadToMarket(order.data.order)) return 'shown';
  const root = findPart(place, 'invoices');
  const { invoices } = answer.data;
  root?.replaceChildren(
    ...makeControls(number, invoices),
    ...invoices.map((invoice) => show(place, order.data.order, invoice)),
  );
  showParts(place, 'invoices');
  document.title = document.title.replace(/^[^|]*/, `Invoice of order ${number} `);
  return 'shown';
}

function makeControls(number: string, invoices: readonly Invoice[]): HTMLElement[] {
  const controls = document.createElement('p');
  controls.className = 'order-actions off-paper';
  const back = document.createElement('a');
  back.className = 'button button--quiet';
  back.href = `?number=${encodeURIComponent(number)}`;
  back.textContent = 'Back to the order';
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = 'Print or save as PDF';
  button.addEventListener('click', () => print());
  controls.append(...(invoices.length > 0 ? [button] : []), back);
  if (invoices.length > 0) return [controls];
  const nothing = document.createElement('p');
  nothing.textContent = 'There is no invoice, as everything was cancelled.';
  return [nothing, controls];
}

/** A line of the invoice, or its totals. */
type Row = Invoice['lines'][number] | Invoice['totals'];
type Column = readonly [name: string, read: (row: Row) => string];
type FormatMoney = (minor: number | undefined) => string;

function show(place: HTMLElement, order: Order, invoice: Invoice): HTMLElement {
  const view = copyTemplate(place, 'invoice');
  const money: FormatMoney = (minor) => (minor === undefined ? '' : formatAmount(minor, order.market));
  fillHead(view, order, invoice);
  const columns = chooseColumns(invoice, money);
  const row = (line: Row): HTMLElement =>
    makeRow(
      'td',
      columns,
      columns.map(([, read]) => read(line)),
    );
  const names = columns.map(([name]) => name);
  fill(view, 'head', [makeRow('th', columns, names)]);
  fill(view, 'rows', invoice.lines.map(row));
  fill(view, 'foot', [row(invoice.totals)]);
  fill(view, 'sums', listSums(order, invoice, money));
  return view;
}

function fill(view: HTMLElement, name: string, children: readonly HTMLElement[]): void {
  view.querySelector(`[data-list=${name}]`)?.replaceChildren(...children);
}

const hasTax = ({ kind }: Invoice): boolean => kind === 'tax-invoice';

/** Seller, buyer and kind of document. */
function fillHead(view: HTMLElement, order: Order, invoice: Invoice): void {
  const { seller, buyer, number, issuedOn } = invoice;
  writeTexts(view, {
    kind: hasTax(invoice) ? 'Tax invoice' : 'Bill of supply',
    number: number ? `No. ${number}` : '',
    day: issuedOn ? `of ${formatDay(issuedOn)} ${issuedOn.slice(0, 4)}` : '',
    draft: number ? '' : 'A draft: the number comes when the seller hands it to the courier.',
    seller: seller.name,
    sellerAddress: seller.address,
    gstin: seller.gstin ? `GSTIN ${seller.gstin}` : '',
    buyer: buyer.name,
    buyerAddress: buyer.address,
    supply: buyer.state ? `Place of supply: ${buyer.state}` : '',
    order: order.number,
    orderDay: formatMoment(order.placedAt),
    words: hasTax(invoice)
      ? 'Prices include GST. Tax is not payable on reverse charge. Made by a computer; valid without a signature.'
      : 'The seller charges no GST. Made by a computer; valid without a signature.',
  });
}

/** The columns that this invoice needs. */
function chooseColumns(invoice: Invoice, money: FormatMoney): Column[] {
  const columns: (Column | false)[] = [
    [
      'Item',
      (row) =>
        'title' in row ? [row.title, row.size && sizeWords(row.size), row.sku].filter(Boolean).join(', ') : 'Total',
    ],
    invoice.lines.some(({ hsn }) => hsn) && ['HSN', (row) => ('hsn' in row ? (row.hsn ?? '') : '')],
    ['Pieces', (row) => ('quantity' in row ? String(row.quantity) : '')],
    ['Price', (row) => ('priceMinor' in row ? money(row.priceMinor) : '')],
    ...(hasTax(invoice) ? taxColumns(invoice, money) : []),
    ['Amount', ({ grossMinor }) => money(grossMinor)],
  ];
  return columns.filter((column) => column !== false);
}

/** Within a state the tax is split into CGST and SGST; across states it is IGST. */
function taxColumns({ totals }: Invoice, money: FormatMoney): Column[] {
  const isWithin = (totals.cgstMinor ?? 0) + (totals.sgstMinor ?? 0) > 0;
  return [
    ['Taxable', ({ taxableMinor }) => money(taxableMinor)],
    ['GST', (row) => ('gstPercent' in row && row.gstPercent !== undefined ? `${row.gstPercent}%` : '')],
    ...(isWithin
      ? ([
          ['CGST', ({ cgstMinor }) => money(cgstMinor)],
          ['SGST', ({ sgstMinor }) => money(sgstMinor)],
        ] satisfies Column[])
      : ([['IGST', ({ igstMinor }) => money(igstMinor)]] satisfies Column[])),
  ];
}

function makeRow(tag: 'td' | 'th', columns: readonly Column[], texts: readonly string[]): HTMLElement {
  const line = document.createElement('tr');
  // On phones rows are stacked with CSS, which drops table semantics unless the roles are set.
  line.role = 'row';
  line.append(
    ...texts.map((text, index) => {
      const cell = document.createElement(tag);
      cell.textContent = text;
      cell.role = tag === 'th' ? 'columnheader' : 'cell';
      if (tag === 'td') cell.dataset['name'] = columns[index]?.[0] ?? '';
      return cell;
    }),
  );
  return line;
}

/** Below the table: fees and the amount due or paid. */
function listSums(order: Order, invoice: Invoice, money: FormatMoney): HTMLElement[] {
  const { grossMinor, feesMinor } = invoice.totals;
  const total = money(grossMinor + feesMinor);
  return [
    // Without fees the table's own total is enough.
    ...(feesMinor > 0 ? [sum('Delivery and cash on delivery', money(feesMinor)), sum('Total', total)] : []),
    sum(paymentOf(order, invoice), total, 'sums__total'),
  ];
}

/** How an invoice's amount is paid. */
function paymentOf({ payment, status, shipments }: Order, { shipmentId }: Invoice): string {
  if (payment.method !== 'cash' || payment.status !== 'due') return paymentWords(payment, status);
  const isHandedOver = shipments.find(({ id }) => id === shipmentId)?.status === 'delivered';
  return isHandedOver ? 'Paid in cash' : 'To pay at the door';
}

function sum(label: string, value: string, className = ''): HTMLElement {
  const row = document.createElement('div');
  row.className = className;
  const name = document.createElement('dt');
  name.textContent = label;
  const amount = document.createElement('dd');
  amount.textContent = value;
  row.append(name, amount);
  return row;
}
