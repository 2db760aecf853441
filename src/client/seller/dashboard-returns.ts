import type { SellerReturn, SellerReturnList } from '../../contract/seller-orders.ts';
import { returnSteps } from '../../core/order/returns.ts';
import { sellerReturnWords } from '../../orders/return-words.ts';
import { documentWords } from '../../core/order/shipment-documents.ts';
import { withCapital } from '../../core/text/capital.ts';
import { sellerReturnsText } from '../../messages/rooms/seller-returns.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller, readSellerToken } from './seller-session.ts';
import {
  offerPrints,
  offerSteps,
  readFilter,
  reportUnread,
  setTone,
  showCards,
  showLines,
  watchFilters,
} from './dashboard-list.ts';
import { formatRecent } from './seller-dates.ts';
import { formatIn } from '../../browser/money.ts';
import { makePhotoButton } from '../../browser/pictures/show-photos.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import styles from './dashboard-returns.css?url';

const RETURN_TONES = { requested: 'warn', accepted: undefined, refused: 'soft' } as const;
/** The heading of what is to be done, or of what became of a return, by filter. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  open: sellerReturnsText.toDo,
  closed: sellerReturnsText.outcome,
  returns: sellerReturnsText.nextOrOutcome,
};

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;

/** The seller's returns, newest first: those in which a step is to be taken, the others, or all. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  if (!opened.has(container)) {
    opened.add(container);
    watchFilters(container, () => void load(container, dashboard));
  }
  void load(container, dashboard);
}

async function load(container: HTMLElement, dashboard: HTMLElement, after = ''): Promise<void> {
  const own = ++wish;
  const filter = readFilter(container);
  const query = new URLSearchParams({ ...(filter !== 'returns' && { state: filter }), ...(after && { after }) });
  const [answer] = await Promise.all([askAsSeller<SellerReturnList>(`/seller/returns?${query}`), loadStyles(styles)]);
  if (own !== wish) return;
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { returns, next } = answer.data;
  writeTexts(container, { step: STEP_WORDS[filter] });
  showCards(
    container,
    returns.map((entry) => showReturn(dashboard, entry)),
    next !== undefined,
    after === '',
  );
  const more = container.querySelector<HTMLButtonElement>('[data-more]');
  if (more) more.onclick = () => void load(container, dashboard, next);
}

/** What became of a closed return. `refund` is the formatted amount. */
function outcomeWords({ status, refundMinor, refundStatus }: SellerReturn, refund: string): string | undefined {
  if (status === 'refused') return sellerReturnsText.wasRefused;
  if (status !== 'received') return undefined;
  if (refundMinor === 0) return sellerReturnsText.free;
  return refundStatus === 'done'
    ? sellerReturnsText.refunded({ amount: refund })
    : sellerReturnsText.refunding({ amount: refund });
}

function showReturn(dashboard: HTMLElement, entry: SellerReturn): HTMLElement {
  const card = copyTemplate(dashboard, 'return');
  const refund = formatIn(entry.currency, entry.refundMinor);
  const outcome = outcomeWords(entry, refund);
  const isRefunded = entry.refundStatus === 'done' || entry.refundMinor === 0;
  const isOpen = entry.status === 'requested' || entry.status === 'accepted';
  writeTexts(card, {
    number: entry.orderNumber,
    status: sellerReturnWords(entry),
    asked: sellerReturnsText.requested({ moment: formatRecent(entry.requestedAt) }),
    reason: withCapital(entry.reason),
    note: entry.note && `“${entry.note}”`,
    outcome,
    received: entry.refundMinor > 0 ? sellerReturnsText.receivedRefund({ amount: refund }) : sellerReturnsText.have,
    answer: entry.answer && sellerReturnsText.answer({ answer: entry.answer }),
  });
  if (outcome !== undefined)
    card
      .querySelector('[data-text=outcome]')
      ?.before(make('span', { className: 'dashboard__word soft' }, sellerReturnsText.outcome));
  setTone(card, entry.status === 'received' ? (isRefunded ? 'good' : 'going') : RETURN_TONES[entry.status]);
  if (isOpen) {
    const next = entry.status === 'requested' ? 0 : 1;
    const end = entry.refundMinor > 0 ? sellerReturnsText.refundOf({ amount: refund }) : sellerReturnsText.sayHave;
    const order = [sellerReturnsText.stepAccept, sellerReturnsText.stepCheck, end];
    card
      .querySelector('[data-order]')
      ?.append(...order.map((text, index) => make('li', { ariaCurrent: index === next ? 'step' : null }, text)));
  }
  if (entry.pictureCount) {
    const headers = { authorization: `Bearer ${readSellerToken()}` };
    const button = makePhotoButton(entry.pictureCount, `/seller/returns/${entry.id}`, headers);
    card.querySelector('[data-no-photos]')?.replaceWith(button);
  }
  showLines(dashboard, card, entry.lines);
  const { creditNoteNumber } = entry;
  if (creditNoteNumber !== undefined)
    offerPrints(dashboard, card, entry.shipmentId, ['credit-note'], {
      'credit-note': `${documentWords('credit-note')} ${creditNoteNumber}`,
    });
  offerSteps(card, `return-${entry.id}`, returnSteps(entry.status), async (step, body) => {
    const answer = await askAsSeller<{ return: SellerReturn }>(`/seller/returns/${entry.id}/${step}`, { body });
    if (!answer.ok) return answer;
    tell(sellerReturnsText.now({ number: entry.orderNumber, status: sellerReturnWords(answer.data.return) }));
    return { ok: true, data: showReturn(dashboard, answer.data.return) };
  });
  return card;
}
