import { describeTrouble } from '../../browser/api/api-answer.ts';
import { BEST_RATING, MAX_REVIEW_AUTHOR, MAX_REVIEW_TEXT } from '../../core/site/constants.ts';
import type { Order } from '../../contract/orders.ts';
import type { OwnReview, ReviewableLine } from '../../contract/reviews.ts';
import { ownReviewsText } from '../../messages/rooms/own-reviews.ts';
import { clearDraft, keepDraft } from '../forms/form-draft.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { make } from '../../browser/make.ts';
import { makeOptionalLabel } from '../../browser/forms/optional-label.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import { askAboutOrder } from '../own-orders/ask-about-order.ts';

/** What can be reviewed, by order: an order that is shown again after a change has it at once. */
const known = new Map<string, readonly ReviewableLine[]>();

/** Asks which lines of an order can be reviewed, unless that is known. */
export async function readReviews({ number }: Order): Promise<void> {
  if (known.has(number)) return;
  const answer = await askAboutOrder<{ lines: readonly ReviewableLine[] }>(number, { path: '/reviews' });
  if (answer.ok) known.set(number, answer.data.lines);
}

/** Offers a review of each delivered line of an order that is shown in `root`, and says what became of it. */
export function offerReviews(root: ParentNode, order: Order): void {
  for (const { lineId, review } of known.get(order.number) ?? []) {
    const item = root.querySelector(`[data-line="${CSS.escape(lineId)}"]`);
    const title = item?.querySelector('[data-text=title]')?.textContent ?? '';
    if (!item) continue;
    const element = make('div', { className: 'review__own off-paper' });
    item.append(element);
    const isReturned = order.shipments.some(({ returns }) =>
      returns.some(({ lines }) => lines.some((line) => line.lineId === lineId)),
    );
    showState(element, { order, lineId, title, isReturned }, review);
  }
}

interface Line {
  readonly order: Order;
  readonly lineId: string;
  readonly title: string;
  /** Another matter comes first. */
  readonly isReturned: boolean;
}

function describeReview({ status, stars, reason }: OwnReview): string {
  if (status === 'waiting') return ownReviewsText.waiting({ stars });
  if (status === 'approved') return ownReviewsText.approved({ stars });
  return reason === undefined ? ownReviewsText.refused({ stars }) : ownReviewsText.refusedFor({ stars, reason });
}

function showState(container: HTMLElement, line: Line, review: OwnReview | undefined): void {
  const { title } = line;
  const state = make('p', { className: 'small', tabIndex: -1 }, review ? describeReview(review) : '');
  state.setAttribute('role', 'status');
  const open = make(
    'button',
    {
      className: line.isReturned ? 'link-button' : 'button button--quiet',
      type: 'button',
      ariaLabel: review ? ownReviewsText.editOf({ title }) : ownReviewsText.rateTitle({ title }),
    },
    review ? ownReviewsText.edit : ownReviewsText.rate,
  );
  open.addEventListener('click', () => {
    const form = makeForm(container, line, review);
    open.replaceWith(form);
    form.querySelector('input')?.focus();
  });
  container.replaceChildren(...(review ? [state] : []), ...(!review || review.canEdit ? [open] : []));
}

function makeForm(container: HTMLElement, line: Line, review: OwnReview | undefined): HTMLFormElement {
  const key = `review ${line.lineId}` as const;
  const news = make('p', { className: 'form__error', hidden: true });
  news.setAttribute('role', 'alert');
  const send = make('button', { className: 'button', type: 'submit' }, ownReviewsText.submit);
  const form = make(
    'form',
    { className: 'form', noValidate: true },
    ...makeFields(review),
    make('p', { className: 'soft small' }, ownReviewsText.hint),
    news,
    send,
  );
  keepDraft(form, key);
  const tell = (text: string) => {
    news.textContent = text;
    news.hidden = text === '';
    if (text) untilChanged(form, () => tell(''));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const work = async () => {
      tell('');
      if (!form.querySelector(':checked')) {
        tell(ownReviewsText.chooseStars);
        form.querySelector('input')?.focus();
        return;
      }
      const said = await sendReview(line, form);
      if (typeof said === 'string') {
        tell(said);
        return;
      }
      clearDraft(key);
      showState(container, line, said);
      container.querySelector('p')?.focus();
    };
    void whileBusy(send, work, () => tell(FAILED), form);
  });
  return form;
}

/** Stars, text and name, filled in with an earlier review. */
const makeFields = (review: OwnReview | undefined): HTMLElement[] => [
  make(
    'fieldset',
    {},
    make('legend', { className: 'form__label' }, ownReviewsText.howMany),
    ...makeStars(review?.stars),
  ),
  make(
    'label',
    { className: 'form__field' },
    makeOptionalLabel(ownReviewsText.text),
    make('textarea', {
      className: 'form__input',
      name: 'text',
      rows: 4,
      maxLength: MAX_REVIEW_TEXT,
      defaultValue: review?.text ?? '',
    }),
  ),
  make(
    'label',
    { className: 'form__field' },
    makeOptionalLabel(ownReviewsText.author),
    make('input', {
      className: 'form__input',
      name: 'author',
      autocomplete: 'off',
      maxLength: MAX_REVIEW_AUTHOR,
      defaultValue: review?.author ?? '',
    }),
  ),
];

const makeStars = (chosen: number | undefined): HTMLElement[] =>
  Array.from({ length: BEST_RATING }, (_, index) => {
    const stars = index + 1;
    return make(
      'label',
      { className: 'form__check' },
      make('input', {
        type: 'radio',
        name: 'stars',
        value: String(stars),
        required: true,
        defaultChecked: stars === chosen,
      }),
      make('span', {}, ownReviewsText.stars({ stars, most: BEST_RATING })),
    );
  }).reverse();

/** Sends the review. Returns it, or what is wrong. */
async function sendReview({ order, lineId }: Line, form: HTMLFormElement): Promise<OwnReview | string> {
  const data = new FormData(form);
  const [text = '', author = ''] = ['text', 'author'].map((name) => String(data.get(name) ?? '').trim());
  const body = { stars: Number(data.get('stars')), text: text || undefined, author: author || undefined };
  const path = `/reviews/${lineId}`;
  const answer = await askAboutOrder<{ review: OwnReview }>(order.number, { path, body, method: 'PUT' });
  known.delete(order.number);
  if (answer.ok) return answer.data.review;
  return Object.values(answer.fields)[0] ?? describeTrouble(answer) ?? (answer.message || FAILED);
}
