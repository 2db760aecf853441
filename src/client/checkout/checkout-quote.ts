import type { Quote, WantedLine } from '../../core/contract/orders.ts';
import type { PaymentMethod } from '../../core/order-total.ts';
import { askHost } from '../platform/api.ts';
import { readToken } from '../../stores/session.ts';
import type { CheckoutPage } from './checkout-page.ts';

interface QuoteRequest {
  readonly market: string;
  readonly lines: readonly WantedLine[];
  readonly payment: PaymentMethod;
}

/** The host's quote for these lines; undefined when the host can't be reached. */
export async function askQuote(request: QuoteRequest): Promise<Quote | undefined> {
  const answer = await askHost<{ quote: Quote }>('/quote', { body: request });
  return answer.ok ? answer.data.quote : undefined;
}

/** Reads the cart from the address of a browser that stores nothing. */
export const fillCart = () => import('../cart/add-from-address.ts').then(({ addFromAddress }) => addFromAddress());

/** Tells a signed-in user on which account the order is placed. */
export async function greet(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  if (readToken() === undefined) return;
  const { showAccount } = await import('./checkout-send.ts');
  await showAccount(checkout, form);
}
