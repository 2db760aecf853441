import { operatorReviewsText } from '../../../../messages/rooms/operator-reviews.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import { REVIEW_STATUSES } from '../../../../contract/reviews.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, hint, stateLabel } from '../../kit/pieces/html.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import { namedColumn, stateColumn, table, waitingSince } from '../../kit/lists/table.ts';
import { reasonField } from '../../kit/pieces/fields.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { beside, linePicture, productLink } from '../../kit/pieces/pictures.ts';
import { onward, elsewhere, statusLinks } from '../frame/links.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';

const MOST = 100;

/** Shown instead of an empty list. */
const EMPTY: Readonly<Record<(typeof REVIEW_STATUSES)[number], () => Html>> = {
  waiting: () => elsewhere('/reviews', operatorReviewsText.noneWaiting, operatorReviewsText.seeApproved, 'approved'),
  approved: () => elsewhere('/reviews', operatorReviewsText.noneApproved, operatorReviewsText.seeNew, 'waiting'),
  refused: () => elsewhere('/reviews', operatorReviewsText.noneRefused, operatorReviewsText.seeNew, 'waiting'),
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
      operatorReviewsText.product,
      stateColumn(operatorReviewsText.stars),
      operatorReviewsText.review,
      isWaiting ? operatorReviewsText.waits : operatorReviewsText.written,
      ...(status === 'refused' ? [namedColumn(operatorReviewsText.refusedBecause)] : []),
      '',
    ],
    page.rows.map(({ line_id: word, sku, stars, text: words, author, reason, changed_at: at, picture, path }) => [
      beside(linePicture(services, { picture }), [
        productLink(services, { path }, products.get(sku)?.title ?? sku),
        html`<br><span class="soft">${operatorReviewsText.by({ author })}</span>`,
      ]),
      starsLabel(stars),
      words === null
        ? html`<span class="soft">${operatorReviewsText.noText}</span>`
        : html`<span class="text">${words}</span>`,
      isWaiting ? waitingSince(at, services.now()) : formatMoment(at),
      ...(status === 'refused' ? [reason] : []),
      actions(decisionForms(visit, word, status)),
    ]),
    { caption: operatorReviewsText.reviews, empty: EMPTY[status](), look: 'low' },
  );
  const when = hint(operatorReviewsText.afterPublishing);
  const further = onward('/reviews', { status }, page, operatorReviewsText.further);
  const content = html`${list}${further}${when}`;
  const tools = await statusLinks(read, {
    path: '/reviews',
    statuses: REVIEW_STATUSES,
    now: status,
    lists: 'reviews',
  });
  return { title: operatorReviewsText.reviews, tools, content };
}

const starsLabel = (stars: number): Html =>
  stateLabel(
    withTags(operatorReviewsText.starsOf({ stars }), (tag, words) =>
      tag === 'sign' ? html`<span aria-hidden="true">${words}</span>` : html`<span class="unseen">${words}</span>`,
    ),
    stars >= 4 ? 'done' : stars <= 2 ? 'waits' : undefined,
  );

function decisionForms(visit: Visit, word: string, status: (typeof REVIEW_STATUSES)[number]): Content {
  const refuse = actionForm(visit, 'reviews refuse', {
    word,
    button: operatorReviewsText.refuse,
    fields: [reasonField('shopper')],
    isPlain: true,
  });
  return [
    status !== 'approved' && actionForm(visit, 'reviews approve', { word, button: operatorReviewsText.approve }),
    status !== 'refused' &&
      behind(status === 'approved' ? operatorReviewsText.takeBack : operatorReviewsText.refuse, refuse),
  ];
}
