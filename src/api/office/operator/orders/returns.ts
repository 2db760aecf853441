import { listComma } from '../../../../messages/language.ts';
import { returnSteps, type ReturnStep } from '../../../../core/order/returns.ts';
import { operatorReturnsText } from '../../../../messages/rooms/operator-returns.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { type Html, html, lines as joined, withTags } from '../../../ground/http/html.ts';
import type { OrderLineRow, OrderRow, ReturnRow } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { causeOfReturn } from '../../../records/orders/record/balance.ts';
import { piecesOf } from '../../../records/orders/record/columns.ts';
import { readReturnPicture } from '../../../records/orders/return-pictures.ts';
import { readLines } from '../../../records/orders/record/rows.ts';
import { RETURN_STUCK_MS } from '../../../records/orders/stuck.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, card, facts, hint, nothing, phoneLink, stateLabel } from '../../kit/pieces/html.ts';
import { formatMoment, formatRecent, formatSpan, money } from '../../kit/pieces/format.ts';
import { lineColumn, namedColumn, numberColumn, roomy, stateColumn, table } from '../../kit/lists/table.ts';
import { nameLink, linkTo, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { reasonField } from '../../kit/pieces/fields.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { beside, linePicture, photoLinks, productLink } from '../../kit/pieces/pictures.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { readSellerLinks } from '../frame/seller-names.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import { picture, type Visit } from '../frame/visit.ts';
import { refundState } from '../frame/words.ts';

const MOST = 100;

/** The statuses in the order of a return's steps. */
const STATUSES = ['requested', 'accepted', 'received', 'refused'] as const satisfies readonly ReturnRow['status'][];

/** Shown instead of an empty list. */
function emptyList(status: ReturnRow['status']): Html {
  const said = {
    requested: operatorReturnsText.noneRequested,
    accepted: operatorReturnsText.noneAccepted,
    refused: operatorReturnsText.noneRefused,
    received: operatorReturnsText.noneReceived,
  }[status];
  return status === 'accepted' || status === 'refused'
    ? elsewhere('/returns', said, operatorReturnsText.seeRequests, 'requested')
    : elsewhere('/returns', said, operatorReturnsText.seeAccepted, 'accepted');
}

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
      ? nothing(emptyList(status))
      : status === 'received'
        ? await receivedTable(services, rows, has)
        : html`<div class="cards wide">${rows.map((row) => returnCard(visit, row, has))}</div>`;
  const more = isWaiting ? operatorReturnsText.later : operatorReturnsText.earlier;
  const further = onward('/returns', { status }, page, more);
  return {
    title: operatorReturnsText.title,
    tools: await statusLinks(read, { path: '/returns', statuses: STATUSES, now: status, lists: 'returns' }),
    content: html`${found}${further}`,
  };
}

type Listed = ReturnRow & Pick<OrderRow, 'number' | 'currency' | 'contact_name' | 'contact_phone'>;

/** Data that belongs to the returns of a list. */
interface ListHas {
  readonly lines: ReadonlyMap<string, OrderLineRow>;
  seller(id: string): Html;
  refusedAt(row: ReturnRow): number | undefined;
}

/** When returns were refused, from the histories of their orders. */
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

/** The anchor of a return on the page of its list. */
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
  const why = facts([
    [operatorReturnsText.reason, withCapital(row.reason)],
    [operatorReturnsText.note, row.note],
  ]);
  const about = facts([
    [operatorReturnsText.shopper, !isRefused && joined([row.contact_name, phoneLink(row.contact_phone)])],
    [operatorReturnsText.seller, seller(row.seller_id)],
    [operatorReturnsText.requested, formatMoment(row.created_at)],
    [operatorReturnsText.refused, refused !== undefined && formatMoment(refused)],
    [isRefused ? operatorReturnsText.refusalReason : operatorReturnsText.answer, row.answer],
  ]);
  const forms = actions(returnSteps(row.status).map((step) => stepForm(visit, row, step)));
  const amount = money(row.refund_minor, row.currency);
  const photos =
    row.picture_count > 0
      ? photoLinks(row.picture_count, (number) => linkTo(`/returns/${row.id}/pictures/${number}`))
      : row.status === 'requested' && hint(operatorReturnsText.noPhotos);
  return card(
    [
      html`<span>${withTags(operatorReturnsText.order, (tag, text) =>
        tag === 'roomy' ? roomy(text) : nameLink(`/orders/${row.number}`, row.number),
      )}</span> `,
      ageOf(row, services.now()),
      // A refused return is not refunded.
      html`<span class="number">${isRefused ? operatorReturnsText.itemOf({ amount }) : operatorReturnsText.refundOf({ amount })}</span>`,
    ],
    html`<div class="wide-row"><div>${pieces}${why}${photos}</div>${about}${forms}</div>`,
    returnAnchor(row.id),
  );
}

/** Returns that have arrived, with the states of their refunds. */
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
    [
      operatorReturnsText.return,
      lineColumn(operatorReturnsText.seller),
      namedColumn(operatorReturnsText.requested),
      stateColumn(operatorReturnsText.refund),
      numberColumn(operatorReturnsText.amount),
    ],
    rows.map((row) => {
      const pieces = piecesOf(row);
      const status = statusOf(row);
      const words = pieces.map(({ lineId, quantity }) => {
        const line = lines.get(lineId);
        return `${quantity} × ${line ? nameOf(line) : lineId}`;
      });
      return [
        beside(linePicture(services, lines.get(pieces[0]?.lineId ?? '') ?? { picture: null }), [
          nameLink(`/orders/${row.number}`, row.number),
          html`<br><span class="soft">${words.join(listComma())}<br>${withCapital(row.reason)}</span>`,
        ]),
        seller(row.seller_id),
        formatRecent(row.created_at, services.now()),
        status ? refundState(status) : stateLabel(operatorReturnsText.nothingToPay, 'over'),
        money(row.refund_minor, row.currency),
      ];
    }),
    { caption: operatorReturnsText.arrived, look: 'low settled' },
  );
}

/** How long a return has been waiting, if it does. */
function ageOf({ status, created_at: at }: ReturnRow, now: number): Html | undefined {
  if (status !== 'requested' && status !== 'accepted') return undefined;
  const isLate = now - at > RETURN_STUCK_MS[status];
  const span = formatSpan(now - at);
  return isLate
    ? stateLabel(operatorReturnsText.late({ span }), 'waits')
    : stateLabel(operatorReturnsText.waiting({ span }));
}

const nameOf = ({ title, size }: OrderLineRow): string => (size === null ? title : `${title}${listComma()}${size}`);

/** A picture of a return, for people who are signed in. */
export const returnPicture = (services: HostServices): PageRoute =>
  picture(services, '/returns/{id}/pictures/{picture}', ({ params: { id = '', picture: number } }) =>
    readReturnPicture(services.database.read, id, Number(number)),
  );

function stepForm(visit: Visit, { id: word }: Pick<ReturnRow, 'id'>, step: ReturnStep): Html | undefined {
  if (step === 'accept') return actionForm(visit, 'returns accept', { word, button: operatorReturnsText.accept });
  if (step === 'received')
    return actionForm(visit, 'returns received', { word, button: operatorReturnsText.markReceived });
  const fields = [reasonField('shopper')];
  const refuse = operatorReturnsText.refuse;
  return behind(refuse, actionForm(visit, 'returns refuse', { word, button: refuse, fields, isPlain: true }));
}
