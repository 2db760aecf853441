import { formatMoney } from '../../core/money.ts';
import type { SellerReturn } from '../../core/contract/sellers.ts';
import { returnSteps } from '../../core/returns.ts';
import { RETURN_WORDS } from '../../core/seller-words.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../platform/page.ts';
import { askAsSeller } from './seller-session.ts';
import { offerSteps, report, showCards, showLines } from './dashboard-list.ts';
import { copyTemplate, showMoment, writeTexts } from '../lib/templates.ts';

/** The returns of the shop, newest first. */
export const open = (place: HTMLElement, desk: HTMLElement): void => void load(place, desk);

async function load(place: HTMLElement, desk: HTMLElement, after?: string): Promise<void> {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await askAsSeller<{ returns: SellerReturn[]; next?: string }>(`/seller/returns${query}`);
  if (!answer.ok) {
    report(place, answer);
    return;
  }
  const { returns, next } = answer.data;
  showCards(
    place,
    returns.map((entry) => showReturn(desk, entry)),
    next !== undefined,
    after === undefined,
  );
  const more = place.querySelector<HTMLButtonElement>('[data-more]');
  if (more) more.onclick = () => void load(place, desk, next);
}

function showReturn(desk: HTMLElement, entry: SellerReturn): HTMLElement {
  const card = copyTemplate(desk, 'return');
  writeTexts(card, {
    number: entry.orderNumber,
    status: RETURN_WORDS[entry.status],
    asked: `Asked for on ${showMoment(entry.requestedAt)}`,
    reason: `Reason: ${entry.reason}`,
    note: entry.note,
    money: `Refund: ${formatMoney(entry.refundMinor, entry.currency, page.locale)}`,
    answer: entry.answer && `Your answer: ${entry.answer}`,
  });
  showLines(card, entry.lines);
  offerSteps(card, `return-${entry.id}`, returnSteps(entry.status), async (step, body) => {
    const answer = await askAsSeller<{ return: SellerReturn }>(`/seller/returns/${entry.id}/${step}`, { body });
    if (!answer.ok) return answer;
    tell(`Return of ${entry.orderNumber}: ${RETURN_WORDS[answer.data.return.status]}.`);
    return { ok: true, data: showReturn(desk, answer.data.return) };
  });
  return card;
}
