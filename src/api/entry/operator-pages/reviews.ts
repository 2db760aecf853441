import { type Html, html } from '../../ground/http/html.ts';
import { REVIEW_STATUSES } from '../../records/reviews/shapes.ts';
import { recordViewed } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import { actions, behind, card, formatMoment, formatSpan, hint, nothing, reasonField } from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture } from './pictures.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 100;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof REVIEW_STATUSES)[number], Html>> = {
  waiting: elsewhere('/reviews', 'No review waits for a decision.', 'Those on the shop’s pages are under', 'approved'),
  approved: elsewhere('/reviews', 'No review is approved.', 'New ones are under', 'waiting'),
  refused: elsewhere('/reviews', 'No review was refused.', 'New ones are under', 'waiting'),
};

/** Reviews to approve or refuse. */
export async function reviewsPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const status = pickStatus(query, REVIEW_STATUSES);
  await recordViewed(context, 'reviews', { status });
  const all = services.database.read
    .selectFrom('reviews')
    .leftJoin('order_lines', 'order_lines.id', 'reviews.line_id')
    .selectAll('reviews')
    .select('order_lines.picture')
    .where('reviews.status', '=', status);
  const page = await readPage(all, { by: ['reviews.line_id'], direction: 'asc', most: MOST, query });
  const { products } = services.shop();
  const cards = page.rows.map(({ line_id: word, sku, stars, text, author, reason, changed_at: at, picture }) => {
    const refuse = actionForm(visit, 'reviews refuse', {
      word,
      button: 'Refuse',
      fields: reasonField('shopper'),
      isPlain: true,
    });
    const forms = actions([
      status !== 'approved' && actionForm(visit, 'reviews approve', { word, button: 'Approve' }),
      status !== 'refused' && behind(status === 'approved' ? 'Take back' : 'Refuse', refuse),
    ]);
    return card(beside(linePicture(services, { picture }), products.get(sku)?.title ?? sku), [
      html`<p><b>${stars} of 5 stars</b> by ${author}, <span class="soft">${formatMoment(at)}${status === 'waiting' && `, waits ${formatSpan(services.now() - at)}`}</span></p>`,
      text === null ? hint('Without text.') : html`<p class="text">${text}</p>`,
      reason !== null && hint(`Refused: ${reason}`),
      forms,
    ]);
  });
  const list = cards.length === 0 ? nothing(EMPTY[status]) : html`<div class="cards">${cards}</div>`;
  const when = hint('Approved reviews appear with the next build of the site.');
  const further = onward('/reviews', { status }, page, 'Further reviews');
  const content = html`${list}${further}${when}`;
  return { title: 'Reviews', tools: statusLinks('/reviews', REVIEW_STATUSES, status), content };
}
