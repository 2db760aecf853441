import { operatorMessagesText } from '../../../../messages/rooms/operator-messages.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { OutboxRow, SellerRow } from '../../../ground/database/tables.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import { fold } from '../../../ground/text/identity.ts';
import { fieldsOf } from '../../../records/sellers/application.ts';
import { selectMessages } from '../../../ground/outbox/outbox.ts';
import { actionForm } from '../actions/actions.ts';
import { around, behind } from '../../kit/pieces/html.ts';
import { formatMoment, formatRecentDay, formatSpan } from '../../kit/pieces/format.ts';
import { lineColumn, listHead, namedColumn, stateColumn, table } from '../../kit/lists/table.ts';
import { link, nameLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { messageName } from './message-names.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';

const MOST = 200;
const WHATSAPP = 'WhatsApp';
const STATUSES = ['failed', 'waiting', 'sent'] as const;

/** Selects the messages of a list. */
const selectList = (db: QueryBuilder, status: (typeof STATUSES)[number]) =>
  selectMessages(db, status === 'failed' ? 'given-up' : status);

/** Shown instead of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], () => Html>> = {
  failed: () => elsewhere('/messages', operatorMessagesText.noneFailed, operatorMessagesText.seeSent, 'sent'),
  waiting: () => elsewhere('/messages', operatorMessagesText.noneWaiting, operatorMessagesText.seeSent, 'sent'),
  sent: () => elsewhere('/messages', operatorMessagesText.noneSent, operatorMessagesText.seeWaiting, 'waiting'),
};

const channelName = (channel: OutboxRow['channel']): string =>
  ({ mail: operatorMessagesText.email, sms: operatorMessagesText.sms, whatsapp: WHATSAPP })[channel];

/** A recipient with parts hidden: "a•••@mail.example", "•••3210"; undefined once it is erased. */
function maskRecipient(recipient: string): string | undefined {
  if (recipient === '') return undefined;
  const at = recipient.lastIndexOf('@');
  return at > 0 ? `${recipient.slice(0, 1)}•••${recipient.slice(at)}` : `•••${recipient.slice(-4)}`;
}

/** The order in the subject of a message, as a link. */
function orderOf({ subject }: Pick<OutboxRow, 'subject'>): Content {
  const [number] = /\b[\dA-Z]{5}-[\dA-Z]{5}\b/.exec(subject) ?? [];
  return number && html`<span class="whole">${link(`/orders/${number}`, number)}</span>`;
}

/** The accounts of sellers among recipients, by their folded addresses. */
async function readSellers(
  db: QueryBuilder,
  rows: readonly Pick<OutboxRow, 'recipient'>[],
): Promise<ReadonlyMap<string, SellerRow>> {
  const keys = [...new Set(rows.map(({ recipient }) => fold(recipient)).filter((key) => key.includes('@')))];
  if (keys.length === 0) return new Map();
  const found = await db.selectFrom('sellers').selectAll().where('email_key', 'in', keys).execute();
  return new Map(found.map((row) => [row.email_key, row]));
}

/** Why a message was not sent, in words for its code. */
function failureWords({ channel, failure }: Pick<OutboxRow, 'channel' | 'failure'>): string {
  const code = failure ?? '';
  if (/^(?:E?CONN|E?TIME|E?SOCKET|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPIPE|EDNS|no-answer)/i.test(code))
    return operatorMessagesText.noAnswer({ channel });
  if (/^(?:EAUTH|http-40[13])/.test(code)) return operatorMessagesText.refusedPassword({ channel });
  if (code === 'EENVELOPE') return operatorMessagesText.refusedAddress({ channel });
  if (code.startsWith('no-')) return operatorMessagesText.notSetUp;
  return code === 'unknown' ? operatorMessagesText.unknownFailure : operatorMessagesText.notTaken({ channel });
}

/** "20 Nov, 3 days ago", and the number of tries. */
const writtenAgo = ({ created_at: at, tries: count }: Pick<OutboxRow, 'created_at' | 'tries'>, now: number): Html =>
  html`<span class="whole">${operatorMessagesText.writtenAgo({ day: formatRecentDay(indianDay(at), now), span: formatSpan(now - at) })}</span>${
    count > 0 && html`<br><span class="soft of">${operatorMessagesText.tries({ count })}</span>`
  }`;

/** The outbox, beginning with messages that were given up after the last try. Texts are not shown, and recipients only in part. */
export async function messagesPage(visit: Visit): Promise<PageContent> {
  const status = pickStatus(visit.query, STATUSES);
  const { read } = visit.services.database;
  const isFailed = status === 'failed';
  const { list: all, by, direction } = selectList(read, status);
  const page = await readPage(all.select(['recipient', 'subject']), { by, direction, most: MOST, query: visit.query });
  const { rows } = page;
  const now = visit.services.now();
  const sellers = await readSellers(read, rows);
  const recipientOf = ({ recipient }: (typeof rows)[number]): Content => {
    const masked = maskRecipient(recipient);
    const seller = sellers.get(fold(recipient));
    if (masked === undefined || seller === undefined) return masked;
    const name = fieldsOf(seller).businessName;
    return name === undefined
      ? link(`/sellers/${seller.id}`, masked)
      : html`${nameLink(`/sellers/${seller.id}`, name)} <span class="soft">${masked}</span>`;
  };
  const retry = (word: string, button: string) => actionForm(visit, 'messages retry', { word, button, isPlain: true });
  const columns = [
    operatorMessagesText.message,
    stateColumn(operatorMessagesText.channel),
    namedColumn(operatorMessagesText.to),
    operatorMessagesText.written,
    status === 'waiting' ? namedColumn(operatorMessagesText.nextTry) : lineColumn(operatorMessagesText.problem),
  ];
  const list = table(
    isFailed ? [...columns, ''] : columns,
    rows.map((row) => [
      html`${messageName(row.kind)}${around(orderOf(row), (order) => html`<br><span class="soft">${withTags(operatorMessagesText.order, () => order)}</span>`)}`,
      channelName(row.channel),
      recipientOf(row),
      writtenAgo(row, now),
      row.send_at === null
        ? row.failure && [failureWords(row), behind(operatorMessagesText.details, row.failure)]
        : formatMoment(row.send_at),
      ...(isFailed ? [retry(row.id, operatorMessagesText.sendAgain)] : []),
    ]),
    { caption: operatorMessagesText.title, empty: EMPTY[status](), look: 'low problems' },
  );
  const many =
    isFailed &&
    rows.length > 1 &&
    listHead(operatorMessagesText.failedMessages, retry('all', operatorMessagesText.sendAllAgain));
  const further = onward(
    '/messages',
    { status },
    page,
    status === 'waiting' ? operatorMessagesText.later : operatorMessagesText.earlier,
  );
  const content = html`${many}${list}${further}`;
  const tools = await statusLinks(read, {
    path: '/messages',
    statuses: STATUSES,
    now: status,
    lists: (name) => selectList(read, name).list,
  });
  return { title: operatorMessagesText.title, tools, content };
}
