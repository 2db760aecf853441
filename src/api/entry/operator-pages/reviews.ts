import { type Content, type Html, html } from '../../ground/http/html.ts';
import { REVIEW_STATUSES } from '../../records/reviews/shapes.ts';
import { recordViewed } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import {
  actions,
  behind,
  formatMoment,
  hint,
  namedColumn,
  reasonField,
  stateColumn,
  stateLabel,
  table,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture, productLink } from './pictures.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 100;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof REVIEW_STATUSES)[number], Html>> = {
  waiting: elsewhere('/reviews', 'No reviews to moderate.', 'See approved reviews', 'approved'),
  approved: elsewhere('/reviews', 'No review is approved.', 'See new reviews', 'waiting'),
  refused: elsewhere('/reviews', 'No review was refused.', 'See new reviews', 'waiting'),
};

/** Reviews to approve or refuse. */
export async function reviewsPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const status = pickStatus(query, REVIEW_STATUSES);
  await recordViewed(context, 'reviews', { status });
  const { read } = services.database;
  const all = read
    .selectFrom('reviews')
    .leftJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .selectAll('reviews')
    .select(['order_lines.picture', 'order_lines.path'])
    .where('reviews.status', '=', status);
  const page = await readPage(all, { by: ['reviews.line_id'], direction: 'asc', most: MOST, query });
  const { products } = services.shop();
  const isWaiting = status === 'waiting';
  const list = table(
    [
      'Product',
      stateColumn('Stars'),
      'Review',
      isWaiting ? 'Waits' : 'Written',
      ...(status === 'refused' ? [namedColumn('Refused because')] : []),
      '',
    ],
    page.rows.map(({ line_id: word, sku, stars, text, author, reason, changed_at: at, picture, path }) => [
      beside(linePicture(services, { picture }), [
        productLink(services, { path }, products.get(sku)?.title ?? sku),
        html`<br><span class="soft">by ${author}</span>`,
      ]),
      starsLabel(stars),
      text === null ? html`<span class="soft">Without text</span>` : html`<span class="text">${text}</span>`,
      isWaiting ? waitingSince(at, services.now()) : formatMoment(at),
      ...(status === 'refused' ? [reason] : []),
      actions(decisionForms(visit, word, status)),
    ]),
    { caption: 'Reviews', empty: EMPTY[status], look: 'low' },
  );
  const when = hint('Shoppers see an approved review once the site is published again.');
  const further = onward('/reviews', { status }, page, 'Further reviews');
  const content = html`${list}${further}${when}`;
  const tools = await statusLinks(read, {
    path: '/reviews',
    statuses: REVIEW_STATUSES,
    now: status,
    lists: 'reviews',
  });
  return { title: 'Reviews', tools, content };
}

const starsLabel = (stars: number): Html =>
  stateLabel(
    html`<span aria-hidden="true">★</span> ${stars}<span class="unseen"> of 5 stars</span>`,
    stars >= 4 ? 'done' : stars <= 2 ? 'waits' : undefined,
  );

function decisionForms(visit: Visit, word: string, status: (typeof REVIEW_STATUSES)[number]): Content {
  const refuse = actionForm(visit, 'reviews refuse', {
    word,
    button: 'Refuse',
    fields: reasonField('shopper'),
    isPlain: true,
  });
  return [
    status !== 'approved' && actionForm(visit, 'reviews approve', { word, button: 'Approve' }),
    status !== 'refused' && behind(status === 'approved' ? 'Take back' : 'Refuse', refuse),
  ];
}
