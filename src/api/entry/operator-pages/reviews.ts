import { REVIEW_STATUSES } from '../../records/reviews/shapes.ts';
import { recordView } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import { behind, formatMoment, NOTHING, reasonField, toHtml } from './html.ts';
import type { PageContent } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { pickStatus, statusLinks } from './status-links.ts';
import type { View } from './view.ts';

const MOST = 100;

/** Reviews to approve or refuse. */
export async function reviewsPage(view: View): Promise<PageContent> {
  const { services, context, query } = view;
  const status = pickStatus(query, REVIEW_STATUSES);
  await recordView(context, 'reviews', { status });
  const all = services.database.read.selectFrom('reviews').selectAll().where('status', '=', status);
  const page = await readPage(all, { by: ['line_id'], direction: 'asc', most: MOST, query });
  const { products } = services.shop();
  const cards = page.rows.map(({ line_id: word, sku, stars, text, author, reason, changed_at: at }) => {
    const refuse = actionForm(view, 'reviews refuse', {
      word,
      button: 'Refuse',
      fields: reasonField('shopper'),
      isPlain: true,
    });
    return (
      `<article class="card"><h2>${toHtml(products.get(sku)?.title ?? sku)}</h2>` +
      `<p><b>${stars} of 5 stars</b> by ${toHtml(author)}, <span class="soft">${formatMoment(at)}</span></p>` +
      (text === null ? '<p class="soft">Without text.</p>' : `<p class="text">${toHtml(text)}</p>`) +
      (reason === null ? '' : `<p class="soft">Refused: ${toHtml(reason)}</p>`) +
      `<div class="actions">${status === 'approved' ? '' : actionForm(view, 'reviews approve', { word, button: 'Approve' })}` +
      `${status === 'refused' ? '' : behind(status === 'approved' ? 'Take back' : 'Refuse', refuse)}</div></article>`
    );
  });
  const list = cards.length === 0 ? NOTHING : cards.join('');
  const hint = '<p class="soft">Approved reviews appear with the next build of the site.</p>';
  const further = onward('/reviews', { status }, page, 'Further reviews');
  return { title: 'Reviews', content: statusLinks('/reviews', REVIEW_STATUSES, status) + hint + list + further };
}
