import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { Order } from '../../contract/orders.ts';
import type { Quote } from '../../contract/order-requests.ts';
import type { PaymentStanding } from '../../contract/payments.ts';
import { paymentText } from '../../messages/rooms/payment.ts';
import { keyHash, keyOfOrder, takeKey } from '../own-orders/known-orders.ts';
import { dropOnceKey, onceKey } from '../../browser/forms/once-key.ts';
import { askAboutOrder } from '../own-orders/ask-about-order.ts';
import { offerInstead, page } from '../../browser/page.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { describeDeadline, leadToMarket, orderPath } from '../own-orders/order-path.ts';
import { enterPart, showParts } from '../../browser/parts.ts';
import { formatAmount } from '../../browser/money.ts';
import { writeTexts } from '../../browser/templates.ts';
import { showThumbnail } from '../../browser/pictures/thumbnail.ts';

/** Delays between status requests; the last one is repeated until the page is left. */
const WAITS_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
/** After so many requests without a result, the shopper is told what to do meanwhile. */
const PATIENCE = 4;

/** Parts shown while a payment may be in progress: cash is not offered then. */
const PENDING = ['waiting', 'opening', 'asking', 'paid'];

const FAILURES = {
  failed: paymentText.failed,
  dropped: paymentText.dropped,
} as const;

/** The payment of an order (components/checkout/Payment.astro). The provider's page leads back here. */
class PaymentPage extends HTMLElement {
  #number = '';
  #order: Order | undefined;
  #cashMinor = 0;
  #takesCash = false;
  #timer = 0;

  connectedCallback(): void {
    takeKey();
    this.#number = new URLSearchParams(location.search).get('order') ?? '';
    if (this.#number === '') {
      this.#turn('none');
      return;
    }
    const acts: Record<string, () => Promise<void>> = {
      pay: () => this.#pay(),
      ask: () => this.#ask(0),
      again: () => this.#open(),
      cash: () => this.#payCash(),
    };
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-act]');
      void whileBusy(
        button,
        () => acts[button?.dataset['act'] ?? '']?.(),
        () => this.#say(FAILED),
      );
    });
    // Back may restore this page from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#open(true));
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    void this.#open(loaded?.type === 'back_forward');
  }

  /** `isBack`: the shopper came by Back, so perhaps without having paid. The next step is offered at once, before the bank has answered. */
  async #open(isBack = false): Promise<void> {
    this.#turn('waiting');
    const answer = await askAboutOrder(this.#number);
    if (!answer.ok) {
      if (answer.code === 404 || answer.code === 401) this.#turn('missing');
      else this.#fail(answer);
      return;
    }
    const { order } = answer.data;
    if (leadToMarket(order, 'payment')) return;
    this.#order = order;
    const { cashOnDeliveryFeeMinor = 0 } = page.markets[order.market] ?? page;
    this.#cashMinor = order.amounts.totalMinor + cashOnDeliveryFeeMinor;
    this.#showWays(order);
    const query = new URLSearchParams(location.search);
    const isToStart = query.has('start');
    const isToChoose = isBack || query.has('choose');
    // A reload, or Back from the provider, checks the payment instead of starting another one.
    history.replaceState(history.state, '', `${location.pathname}?order=${encodeURIComponent(this.#number)}`);
    if (isToStart && order.canPay && !isBack) await this.#pay();
    else await this.#ask(0, isToChoose && order.canPay ? 'back' : 'asking');
  }

  #showWays({ number, market, canPay, status, dueMinor, payment, shipments }: Order): void {
    const [first, ...others] = shipments.flatMap(({ lines }) => lines);
    showThumbnail(this, first?.picture);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('[data-link=order]'))
      link.href = orderPath(number, market);
    // An order that expired unpaid can still be paid in cash.
    const isCash = (canPay || status === 'expired') && (this.dataset['cash'] ?? '').split(' ').includes(market);
    this.#takesCash = isCash;
    this.#show('order', true);
    writeTexts(this, {
      what: first?.title,
      more: others.length > 0 ? paymentText.andMore({ count: others.length }) : '',
      order: paymentText.order({ number }),
      until: canPay ? describeDeadline(payment) : '',
      due: dueMinor > 0 ? formatAmount(dueMinor, market) : '',
      retry: paymentText.retry({ amount: formatAmount(dueMinor, market) }),
      // The amount is said where cash costs more.
      cash:
        this.#cashMinor === dueMinor
          ? paymentText.cash
          : paymentText.cashFor({ amount: formatAmount(this.#cashMinor, market) }),
    });
  }

  /** Shows a part, and the cash option if no payment is in progress. */
  #turn(name: string): void {
    showParts(this, name);
    this.#show('cash', this.#takesCash && !PENDING.includes(name));
  }

  #show(name: string, isShown: boolean): void {
    const element = this.querySelector<HTMLElement>(`[data-slot=${name}]`);
    if (element) element.hidden = !isShown;
  }

  /** Starts or resumes the payment at the provider. */
  async #pay(): Promise<void> {
    clearTimeout(this.#timer);
    this.#turn('opening');
    const name = `payment ${this.#number}` as const;
    const { openCheckout } = await import('./payment-provider.ts').catch(() => ({ openCheckout: undefined }));
    const trouble = await openCheckout?.(this.#number, onceKey(name));
    if (!openCheckout || trouble === 'script') {
      this.#say(paymentText.pageFailed);
      offerInstead(this);
      return;
    }
    if (trouble?.code === 409) await this.#ask(0);
    else if (trouble) this.#fail(trouble);
  }

  /** Asks the host until the result is known. */
  async #ask(tries: number, part = 'asking'): Promise<void> {
    clearTimeout(this.#timer);
    if (tries === 0) this.#turn(part);
    const answer = await askAboutOrder<{ payment: PaymentStanding }>(this.#number, { path: '/payment' });
    if (!answer.ok && tries === 0) {
      this.#fail(answer);
      return;
    }
    if (answer.ok && this.#settle(answer.data.payment)) return;
    if (tries >= PATIENCE && part === 'asking') {
      this.#turn('slow');
      if (tries === PATIENCE) enterPart(this, 'slow');
    }
    this.#timer = window.setTimeout(() => void this.#ask(tries + 1, part), WAITS_MS[tries] ?? WAITS_MS.at(-1));
  }

  /** Shows the result, if it is known. Returns whether it is. */
  #settle({ status, orderStatus, lastFailure, canPay, isSimulated }: PaymentStanding): boolean {
    this.#show('simulated', isSimulated);
    this.#show('bank', !isSimulated);
    this.#show('untaken', isSimulated);
    const order = orderPath(this.#number, this.#order?.market);
    const isOver = orderStatus === 'expired' || orderStatus === 'cancelled';
    if (status === 'paid' && !isOver) {
      dropOnceKey(`payment ${this.#number}`);
      this.#turn('paid');
      location.replace(`${order}&placed=yes${keyHash(keyOfOrder(this.#number))}`);
      return true;
    }
    if (!canPay) {
      if (orderStatus !== 'expired') this.#takesCash = false;
      writeTexts(this, { until: '' });
      this.#turn('over');
      enterPart(this, 'over');
      return true;
    }
    if (!lastFailure) return false;
    // The next try is a new payment.
    dropOnceKey(`payment ${this.#number}`);
    writeTexts(this, { failure: FAILURES[lastFailure] });
    this.#turn('failed');
    enterPart(this, 'failed');
    return true;
  }

  async #payCash(): Promise<void> {
    const order = this.#order;
    if (!order) return;
    const body = { expectedTotalMinor: this.#cashMinor };
    const answer = await askAboutOrder(this.#number, { path: '/pay-cash', body });
    if (answer.ok) {
      const key = keyHash(keyOfOrder(this.#number));
      location.replace(`${orderPath(this.#number, order.market)}&placed=yes${key}`);
    } else if (answer.code === 409 && answer.quote) {
      const before = this.#cashMinor;
      this.#cashMinor = (answer.quote as Quote).amounts.totalMinor;
      this.#showWays(order);
      this.#tell(
        paymentText.cashTotal({
          now: formatAmount(this.#cashMinor, order.market),
          before: formatAmount(before, order.market),
        }),
      );
    } else if (answer.code === 409) await this.#open();
    else this.#tell(answer.fields['payment'] ?? describeTrouble(answer) ?? FAILED);
  }

  #tell(news: string): void {
    writeTexts(this, { news });
    this.querySelector<HTMLElement>('[data-text=news]')?.focus();
  }

  #fail(refused: Refused): void {
    this.#say(refused.code === 502 ? paymentText.silent : (describeTrouble(refused) ?? FAILED));
  }

  #say(trouble: string): void {
    clearTimeout(this.#timer);
    writeTexts(this, { trouble });
    this.#turn('trouble');
  }
}

customElements.define('payment-page', PaymentPage);
