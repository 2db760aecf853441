import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { Order } from '../../contract/orders.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { findPart } from '../../browser/parts.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import { writeTexts } from '../../browser/templates.ts';

/** The part of the page that shows the order. */
export const rootOf = (container: HTMLElement): HTMLElement => findPart(container, 'order') ?? container;

/** What the order's market promises: days for a return and until a refund, and whether it takes cash on delivery. */
export const daysOf = (
  container: HTMLElement,
  { market }: Pick<Order, 'market'>,
): { readonly return: number; readonly refund: number; readonly cash: boolean } => ({
  ...{ return: 0, refund: 7, cash: false },
  ...(JSON.parse(container.dataset['days'] ?? '{}') as Partial<Record<string, ReturnType<typeof daysOf>>>)[market],
});

/** Shows the changed order with a message. */
export type ShowChanged = (order: Order, news: string) => Promise<void>;

/** Runs on each submit of a form of `element`, one at a time. */
export function onceSubmitted(form: HTMLFormElement, element: ParentNode, run: () => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // After a change the order is shown anew: the form that is still there was refused.
    void whileBusy(form.querySelector('[type=submit]'), run, () => tell(element, FAILED), form).finally(() =>
      untilChanged(form, () => tell(element)),
    );
  });
}

/** An order with a message. */
export interface Changed {
  readonly order: Order;
  readonly news: string;
}

/** Changes the order at the host. Returns what to show, if anything, and the refusal, if any, after showing it in `element`. */
export async function askForChange(
  element: ParentNode,
  { number }: Order,
  path: string,
  body: unknown,
  done: string,
  how: { readonly method?: 'PUT'; readonly idempotencyKey?: string } = {},
): Promise<{ readonly shown?: Changed; readonly refused?: Refused }> {
  const answer = await askAboutOrder(number, { path, body, ...how });
  if (answer.ok) return { shown: { order: answer.data.order, news: done } };
  if (answer.code === 409) {
    const now = await askAboutOrder(number);
    if (!now.ok) return { refused: answer };
    const news = ordersText.noLonger;
    return { shown: { order: now.data.order, news }, refused: answer };
  }
  if (answer.code !== 422) tell(element, describeTrouble(answer) ?? FAILED);
  return { refused: answer };
}

/** The same; what there is to show is shown, too. */
export async function changeOrder(
  element: ParentNode,
  order: Order,
  path: string,
  body: unknown,
  done: string,
  show: ShowChanged,
  how?: Parameters<typeof askForChange>[5],
): Promise<Refused | undefined> {
  const { shown, refused } = await askForChange(element, order, path, body, done, how);
  if (shown) await show(shown.order, shown.news);
  return refused;
}

/** Writes a message into the order and focuses it. */
export function tell(element: ParentNode, news = ''): void {
  writeTexts(element, { news });
  if (news) element.querySelector<HTMLElement>('[data-text=news]')?.focus();
}
