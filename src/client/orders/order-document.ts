import {
  type Bill,
  type BillColumn,
  billColumns,
  type BillRow,
  type FormatMoney,
  sellerNumbers,
  supplyWords,
} from '../../orders/bill.ts';
import type { Order } from '../../contract/orders.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { billText } from '../../messages/rooms/bill.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { formatAmount } from '../../browser/money.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { keepCodes } from '../own-orders/keep-codes.ts';
import { copyTemplate, formatDay, formatMoment, writeTexts } from '../../browser/templates.ts';
import styles from './order-document.css?url';

/** What invoices and credit notes have in common: parties, table of lines, sums. */

/** Loads what they look like, which the other orders do without. */
export const loadDocumentStyles = (): Promise<unknown> => loadStyles(styles);

/** The texts of a document's head, and the rows below its table. */
interface DocumentTexts {
  readonly kind: string;
  readonly number?: string | undefined;
  /** ISO day. */
  readonly day?: string | undefined;
  readonly draft?: string;
  /** What the document belongs to. */
  readonly against?: string;
  readonly words: string;
  sums(money: FormatMoney): readonly HTMLElement[];
}

export function showDocument(container: HTMLElement, order: Order, bill: Bill, texts: DocumentTexts): HTMLElement {
  const element = copyTemplate(container, 'invoice');
  const money: FormatMoney = (minor) => (minor === undefined ? '' : formatAmount(minor, order.market));
  const { seller, buyer } = bill;
  element.classList.toggle('off-paper', Boolean(texts.draft));
  writeTexts(element, {
    kind: texts.kind,
    number: texts.number && ordersText.documentNumber({ number: texts.number }),
    day: texts.day && ordersText.documentDay({ day: formatDocumentDay(texts.day) }),
    draft: texts.draft,
    against: texts.against,
    seller: seller.name,
    sellerAddress: seller.address,
    gstin: sellerNumbers(seller).join('\n'),
    buyer: buyer.name,
    buyerAddress: buyer.address,
    supply: supplyWords(bill),
    order: order.number,
    orderDay: formatMoment(order.placedAt),
    words: texts.words,
  });
  const columns = billColumns(bill, money);
  const row = (line: BillRow): HTMLElement =>
    makeRow(
      'td',
      columns,
      columns.map(([, read]) => read(line)),
    );
  const names = columns.map(([name]) => name);
  fill(element, 'head', [makeRow('th', columns, names)]);
  fill(element, 'rows', bill.lines.map(row));
  fill(element, 'foot', [row(bill.totals)]);
  fill(element, 'sums', texts.sums(money));
  keepCodes(element);
  return element;
}

/** "Fri, 20 Nov 2026". */
export const formatDocumentDay = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;

/** The documents below the way back and their button, or that there are none. Drafts are not for printing. */
export function addControls(
  number: string,
  documents: readonly HTMLElement[],
  noneWords: string,
  canPrint = documents.length > 0,
): HTMLElement[] {
  const controls = document.createElement('div');
  controls.className = 'invoice__controls off-paper';
  const back = document.createElement('a');
  back.className = 'small';
  back.href = `?number=${encodeURIComponent(number)}`;
  back.textContent = documentsText.backToOrder;
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = documentsText.print;
  button.addEventListener('click', () => print());
  controls.append(back, ...(canPrint ? [button] : []));
  if (documents.length > 0) return [controls, ...documents];
  const nothing = document.createElement('p');
  nothing.textContent = noneWords;
  return [controls, nothing];
}

function fill(element: HTMLElement, name: string, children: readonly HTMLElement[]): void {
  element.querySelector(`[data-list=${name}]`)?.replaceChildren(...children);
}

function makeRow(tag: 'td' | 'th', columns: readonly BillColumn[], texts: readonly string[]): HTMLElement {
  const line = document.createElement('tr');
  // On phones rows are stacked with CSS, which drops table semantics unless the roles are set.
  line.role = 'row';
  line.append(
    ...texts.map((text, index) => {
      const cell = document.createElement(tag);
      cell.textContent = text;
      cell.role = tag === 'th' ? 'columnheader' : 'cell';
      const [name = ''] = columns[index] ?? [];
      if (tag === 'td') {
        cell.dataset['name'] = name;
        if (name === billText.pieces) cell.className = 'invoice__pieces';
        if (name === billText.price) cell.className = 'invoice__price';
      }
      return cell;
    }),
  );
  return line;
}
