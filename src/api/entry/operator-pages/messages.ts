import { type Html, html } from '../../ground/http/html.ts';
import { selectMessages } from '../../ground/outbox/outbox.ts';
import { actionForm } from './actions.ts';
import { nameWords } from './audit-words.ts';
import { formatMoment, table } from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;
const STATUSES = ['given up', 'waiting', 'sent'] as const;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], Html>> = {
  'given up': elsewhere('/messages', 'No message was given up.', 'Those that were sent are under', 'sent'),
  waiting: elsewhere('/messages', 'No message waits to be sent.', 'Those that were sent are under', 'sent'),
  sent: elsewhere('/messages', 'No message was sent.', 'Those to send are under', 'waiting'),
};

const CHANNELS = { mail: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** The outbox; first what was given up. Recipients and texts are not shown. */
export async function messagesPage(visit: Visit): Promise<PageContent> {
  const status = pickStatus(visit.query, STATUSES);
  const isGivenUp = status === 'given up';
  const { list: all, by, direction } = selectMessages(visit.services.database.read, isGivenUp ? 'given-up' : status);
  const page = await readPage(all, { by, direction, most: MOST, query: visit.query });
  const { rows } = page;
  const retry = (word: string, button: string) => actionForm(visit, 'messages retry', { word, button, isPlain: true });
  const columns = ['What', 'By', 'Written', 'Tries', status === 'waiting' ? 'Next try' : 'Problem'];
  const list = table(
    isGivenUp ? [...columns, ''] : columns,
    rows.map((row) => [
      nameWords(row.kind),
      CHANNELS[row.channel],
      formatMoment(row.created_at),
      row.tries,
      row.send_at === null ? row.failure : formatMoment(row.send_at),
      ...(isGivenUp ? [retry(row.id, 'Send again')] : []),
    ]),
    { caption: 'Messages', empty: EMPTY[status] },
  );
  const many = isGivenUp && rows.length > 1 && retry('all', 'Send all of them again');
  const further = onward('/messages', { status }, page, status === 'waiting' ? 'Later messages' : 'Earlier messages');
  const content = html`${many}${list}${further}`;
  return { title: 'Messages', tools: statusLinks('/messages', STATUSES, status), content };
}
