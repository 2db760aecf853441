import type { QueryBuilder } from '../../ground/database/types.ts';
import type { OutboxRow } from '../../ground/database/tables.ts';
import { type Html, html, lines } from '../../ground/http/html.ts';
import { selectMessages } from '../../ground/outbox/outbox.ts';
import { actionForm } from './actions.ts';
import { nameWords } from './audit-words.ts';
import { formatMoment, listHead, namedColumn, stateColumn, table } from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;
const STATUSES = ['failed', 'waiting', 'sent'] as const;

/** Of the outbox, what a list has. */
const selectList = (db: QueryBuilder, status: (typeof STATUSES)[number]) =>
  selectMessages(db, status === 'failed' ? 'given-up' : status);

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], Html>> = {
  failed: elsewhere('/messages', 'No message has failed.', 'See sent messages', 'sent'),
  waiting: elsewhere('/messages', 'No message waits to be sent.', 'See sent messages', 'sent'),
  sent: elsewhere('/messages', 'No message was sent.', 'See waiting messages', 'waiting'),
};

const CHANNELS = { mail: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** "a•••@mail.example", "•••3210"; undefined once it is forgotten. */
function maskRecipient(recipient: string): string | undefined {
  if (recipient === '') return undefined;
  const at = recipient.lastIndexOf('@');
  return at > 0 ? `${recipient.slice(0, 1)}•••${recipient.slice(at)}` : `•••${recipient.slice(-4)}`;
}

/** Why a message was not sent, in words for its code. */
function failureWords({ channel, failure }: Pick<OutboxRow, 'channel' | 'failure'>): string {
  const code = failure ?? '';
  const server = channel === 'mail' ? 'Our mail server' : 'The provider';
  if (/^(?:E?CONN|E?TIME|E?SOCKET|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EPIPE|EDNS|no-answer)/i.test(code))
    return `${server} did not answer`;
  if (/^(?:EAUTH|http-40[13])/.test(code)) return `${server} refused our password`;
  if (code === 'EENVELOPE') return `${server} refused the address`;
  if (code.startsWith('no-')) return 'This channel is not set up';
  return code === 'unknown' ? 'Nobody knows whether it arrived' : `${server} did not take it`;
}

/** The outbox; first what was given up after the last try. Texts are not shown, and recipients only so far that one knows them again. */
export async function messagesPage(visit: Visit): Promise<PageContent> {
  const status = pickStatus(visit.query, STATUSES);
  const { read } = visit.services.database;
  const isFailed = status === 'failed';
  const { list: all, by, direction } = selectList(read, status);
  const page = await readPage(all.select('recipient'), { by, direction, most: MOST, query: visit.query });
  const { rows } = page;
  const retry = (word: string, button: string) => actionForm(visit, 'messages retry', { word, button, isPlain: true });
  const columns = [
    'Message',
    stateColumn('Channel'),
    namedColumn('To'),
    namedColumn('Written'),
    namedColumn('Tries'),
    status === 'waiting' ? namedColumn('Next try') : 'Problem',
  ];
  const list = table(
    isFailed ? [...columns, ''] : columns,
    rows.map((row) => [
      nameWords(row.kind),
      CHANNELS[row.channel],
      maskRecipient(row.recipient),
      formatMoment(row.created_at),
      row.tries,
      row.send_at === null
        ? row.failure && lines([failureWords(row), html`<span class="soft">${row.failure}</span>`])
        : formatMoment(row.send_at),
      ...(isFailed ? [retry(row.id, 'Send again')] : []),
    ]),
    { caption: 'Messages', empty: EMPTY[status], look: 'low' },
  );
  const many = isFailed && rows.length > 1 && listHead('Failed messages', retry('all', 'Send all of them again'));
  const further = onward('/messages', { status }, page, status === 'waiting' ? 'Later messages' : 'Earlier messages');
  const content = html`${many}${list}${further}`;
  const tools = await statusLinks(read, {
    path: '/messages',
    statuses: STATUSES,
    now: status,
    lists: (name) => selectList(read, name).list,
  });
  return { title: 'Messages', tools, content };
}
