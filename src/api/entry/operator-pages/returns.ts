import { returnSteps, type ReturnStep } from '../../../core/order/returns.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { type Html, html, lines as joined } from '../../ground/http/html.ts';
import type { OrderLineRow, OrderRow, ReturnRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { recordViewed } from '../operator/command.ts';
import { causeOfReturn } from '../../records/orders/balance.ts';
import { piecesOf } from '../../records/orders/columns.ts';
import { readReturnPicture } from '../../records/orders/return-pictures.ts';
import { readLines } from '../../records/orders/rows.ts';
import { RETURN_STUCK_MS } from '../../records/orders/stuck.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { pictureRoute } from './file-route.ts';
import {
  actions,
  behind,
  card,
  facts,
  formatMoment,
  formatSpan,
  hint,
  lineColumn,
  link,
  linkTo,
  money,
  namedColumn,
  nothing,
  numberColumn,
  phoneLink,
  reasonField,
  stateColumn,
  stateLabel,
  table,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture, productLink } from './pictures.ts';
import { onward, readPage } from './pager.ts';
import { readSellerLinks } from './seller-names.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';
import { refundState } from './words.ts';

const MOST = 100;

/** In the order in which a return takes them. */
const STATUSES = ['requested', 'accepted', 'received', 'refused'] as const satisfies readonly ReturnRow['status'][];

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<ReturnRow['status'], Html>> = {
  requested: elsewhere('/returns', 'No returns to answer.', 'See accepted returns', 'accepted'),
  accepted: elsewhere('/returns', 'No parcel is on its way back.', 'See requests', 'requested'),
  refused: elsewhere('/returns', 'No return was refused.', 'See requests', 'requested'),
  received: elsewhere('/returns', 'No return has arrived.', 'See accepted returns', 'accepted'),
};

/** Returns of all sellers; those that wait, oldest first. */
export async function returnsPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const { read } = services.database;
  const status = pickStatus(query, STATUSES);
  await recordViewed(context, 'returns', { status });
  const isWaiting = status === 'requested' || status === 'accepted';
  const list = read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.number', 'orders.currency', 'orders.contact_name', 'orders.contact_phone'])
    .where('returns.status', '=', status);
  const page = await readPage(list, { by: ['returns.id'], direction: isWaiting ? 'asc' : 'desc', most: MOST, query });
  const { rows } = page;
  const sold = await readLines(
    read,
    rows.map((row) => ({ id: row.shipment_id, order_id: row.order_id })),
  );
  const has: ListHas = {
    lines: new Map(sold.map((line) => [line.id, line])),
    seller: await readSellerLinks(
      services,
      rows.map(({ seller_id: id }) => id),
    ),
    refusedAt: status === 'refused' ? await readRefusals(read, rows) : () => undefined,
  };
  const found =
    rows.length === 0
      ? nothing(EMPTY[status])
      : status === 'received'
        ? await receivedTable(services, rows, has)
        : html`<div class="cards wide">${rows.map((row) => returnCard(visit, row, has))}</div>`;
  const further = onward('/returns', { status }, page, isWaiting ? 'Later returns' : 'Earlier returns');
  return {
    title: 'Returns',
    tools: await statusLinks(read, { path: '/returns', statuses: STATUSES, now: status, lists: 'returns' }),
    content: html`${found}${further}`,
  };
}

type Listed = ReturnRow & Pick<OrderRow, 'number' | 'currency' | 'contact_name' | 'contact_phone'>;

/** What belongs to the returns of a list. */
interface ListHas {
  readonly lines: ReadonlyMap<string, OrderLineRow>;
  seller(id: string): Html;
  refusedAt(row: ReturnRow): number | undefined;
}

/** When returns were refused, as the histories of their orders say. */
async function readRefusals(db: QueryBuilder, rows: readonly Listed[]): Promise<ListHas['refusedAt']> {
  if (rows.length === 0) return () => undefined;
  const events = await db
    .selectFrom('order_events')
    .select(['shipment_id', 'note', 'at'])
    .where('event', '=', 'return-refused')
    .where(
      'order_id',
      'in',
      rows.map((row) => row.order_id),
    )
    .execute();
  return ({ shipment_id: shipment, answer }) =>
    events.find((event) => event.shipment_id === shipment && event.note === answer)?.at;
}

/** Where a return stands on the page of its list. */
export const returnAnchor = (id: string): string => `return-${id}`;

/** A return that waits, or was refused. */
function returnCard(visit: Visit, row: Listed, { lines, seller, refusedAt }: ListHas): Html {
  const { services } = visit;
  const pieces = piecesOf(row).map(({ lineId, quantity }) => {
    const line = lines.get(lineId);
    return line
      ? beside(linePicture(services, line), [`${quantity} × `, productLink(services, line, nameOf(line))])
      : html`<p>${quantity} × ${lineId}</p>`;
  });
  const refused = refusedAt(row);
  const isRefused = row.status === 'refused';
  const about = facts([
    ['Reason', withCapital(row.reason)],
    ['Note', row.note],
    ['Shopper', !isRefused && joined([row.contact_name, phoneLink(row.contact_phone)])],
    ['Seller', seller(row.seller_id)],
    ['Requested', formatMoment(row.created_at)],
    ['Refused', refused !== undefined && formatMoment(refused)],
    [isRefused ? 'Reason for refusal' : 'Answer', row.answer],
  ]);
  const forms = actions(returnSteps(row.status).map((step) => stepForm(visit, row, step)));
  // Of one that was refused, nothing is paid back.
  const amount = isRefused ? 'Item' : 'Refund';
  const photos =
    row.picture_count > 0 ? showPictures(row) : row.status === 'requested' && hint('No photos from the shopper.');
  return card(
    [
      html`<span><span class="roomy">Order </span>${link(`/orders/${row.number}`, row.number)}</span> `,
      ageOf(row, services.now()),
      html`<span class="number">${amount} ${money(row.refund_minor, row.currency)}</span>`,
    ],
    html`<div class="wide-row"><div>${pieces}${photos}</div>${about}${forms}</div>`,
    returnAnchor(row.id),
  );
}

/** Returns that have arrived, with what became of their refunds. */
async function receivedTable(services: HostServices, rows: readonly Listed[], has: ListHas): Promise<Html> {
  const { lines, seller } = has;
  const refunds = await services.database.read
    .selectFrom('refunds')
    .select(['order_id', 'cause', 'status'])
    .where(
      'order_id',
      'in',
      rows.map((row) => row.order_id),
    )
    .execute();
  const statusOf = (row: Listed) =>
    refunds.find(({ order_id: order, cause }) => order === row.order_id && cause === causeOfReturn(row.id))?.status;
  return table(
    ['Return', lineColumn('Seller'), namedColumn('Requested'), stateColumn('Refund'), numberColumn('Amount')],
    rows.map((row) => {
      const pieces = piecesOf(row);
      const status = statusOf(row);
      const words = pieces.map(({ lineId, quantity }) => {
        const line = lines.get(lineId);
        return `${quantity} × ${line ? nameOf(line) : lineId}`;
      });
      return [
        beside(linePicture(services, lines.get(pieces[0]?.lineId ?? '') ?? { picture: null }), [
          link(`/orders/${row.number}`, row.number),
          html`<br><span class="soft">${words.join(', ')}</span>`,
        ]),
        html`${seller(row.seller_id)}<br><span class="soft of">${withCapital(row.reason)}</span>`,
        formatMoment(row.created_at),
        status ? refundState(status) : stateLabel('Nothing to pay', 'over'),
        money(row.refund_minor, row.currency),
      ];
    }),
    { caption: 'Returns that have arrived', look: 'low settled' },
  );
}

/** How long a return waits, where it does. */
function ageOf({ status, created_at: at }: ReturnRow, now: number): Html | undefined {
  if (status !== 'requested' && status !== 'accepted') return undefined;
  const isLate = now - at > RETURN_STUCK_MS[status];
  const span = formatSpan(now - at);
  return isLate ? stateLabel(`Late: waiting ${span}`, 'waits') : stateLabel(`Waiting ${span}`);
}

const nameOf = ({ title, size }: OrderLineRow): string => (size === null ? title : `${title}, ${size}`);

function showPictures({ id, picture_count: count }: Pick<ReturnRow, 'id' | 'picture_count'>): Html {
  const pictures = Array.from({ length: count }, (_, index) => {
    const address = linkTo(`/returns/${id}/pictures/${index + 1}`);
    return html` <a href="${address}"><img src="${address}" alt="Photo ${index + 1} from the shopper" width="160" loading="lazy"></a>`;
  });
  return html`<p class="pictures">${pictures}</p>`;
}

/** A picture of a return, for people who are signed in. */
export const returnPicture = (services: HostServices): PageRoute =>
  pictureRoute(services, '/returns/{id}/pictures/{picture}', ({ id = '', picture }) =>
    readReturnPicture(services.database.read, id, Number(picture)),
  );

function stepForm(visit: Visit, { id: word }: Pick<ReturnRow, 'id'>, step: ReturnStep): Html | undefined {
  if (step === 'accept') return actionForm(visit, 'returns accept', { word, button: 'Accept' });
  if (step === 'received') return actionForm(visit, 'returns received', { word, button: 'Mark as received' });
  const fields = reasonField('shopper');
  return behind('Refuse', actionForm(visit, 'returns refuse', { word, button: 'Refuse', fields, isPlain: true }));
}
