import { describeTrouble, type Refused } from '../../core/api-answer.ts';
import type { Order } from '../../core/contract/orders.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { FAILED, whileBusy } from '../lib/busy.ts';
import { findPart } from '../lib/parts.ts';
import { writeTexts } from '../lib/templates.ts';

/** The part of the page that shows the order. */
export const rootOf = (place: HTMLElement): HTMLElement => findPart(place, 'order') ?? place;

/** Shows the changed order with a message. */
export type ShowChanged = (order: Order, news: string) => void;

/** Runs on each submit of a form of `view`, one at a time. */
export function onceSubmitted(form: HTMLFormElement, view: ParentNode, run: () => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(form.querySelector('[type=submit]'), run, () => tell(view, FAILED), form);
  });
}

/** Changes the order at the host and shows the result. Returns the refusal, if any, after showing it in `view`. */
export async function changeOrder(
  view: ParentNode,
  order: Order,
  path: string,
  body: unknown,
  done: string,
  show: ShowChanged,
  how: { readonly method?: 'PUT'; readonly idempotencyKey?: string } = {},
): Promise<Refused | undefined> {
  const answer = await askAboutOrder(order.number, { path, body, ...how });
  if (answer.ok) {
    show(answer.data.order, done);
    return undefined;
  }
  if (answer.code === 409) {
    const now = await askAboutOrder(order.number);
    if (now.ok) show(now.data.order, 'That’s no longer possible. Here is the order as it is now.');
    return answer;
  }
  if (answer.code !== 422) tell(view, describeTrouble(answer) ?? FAILED);
  return answer;
}

/** Writes a message into the order and focuses it. */
export function tell(view: ParentNode, news = ''): void {
  writeTexts(view, { news });
  if (news) view.querySelector<HTMLElement>('[data-text=news]')?.focus();
}
