import { formatShortDay } from '../../core/calendar/short-day.ts';
import type { SellerPayout, SellerPayouts, SellerStatement, StatementLine } from '../../contract/payouts.ts';
import { formatSigned } from '../../core/money/format-signed.ts';
import { COLUMN_WORDS, PAYOUT_TONES, PAYOUT_WORDS, STATEMENT_WORDS } from './seller-words.ts';
import { STATEMENT_COLUMNS } from '../../core/settlement/statement.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { sellerAccountText } from '../../messages/rooms/seller-account.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { page } from '../../browser/page.ts';
import { report, reportUnread, setFigureLook, setTone, showCards } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';
import styles from './statement.css?url';
import { formatMonth } from './seller-dates.ts';

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;

/** What the shop owes the seller, the last payouts, and the statement of a month. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  const choice = container.querySelector<HTMLSelectElement>('[data-months]');
  const button = container.querySelector<HTMLButtonElement>('[data-print]');
  if (!choice || !button) return;
  if (!opened.has(container)) {
    opened.add(container);
    choice.addEventListener(
      'change',
      () => void whileBusy(choice, () => showMonth(container, dashboard, choice.value), fail),
    );
    button.addEventListener('click', () => print());
    // Paper shows all of it.
    addEventListener('beforeprint', () => {
      for (const details of container.querySelectorAll('details')) details.open = true;
    });
  }
  void load(container, dashboard, choice);
}

const fail = (): void => tell(FAILED);

async function load(container: HTMLElement, dashboard: HTMLElement, choice: HTMLSelectElement): Promise<void> {
  const [answer] = await Promise.all([askAsSeller<{ payouts: SellerPayouts }>('/seller/payouts'), loadStyles(styles)]);
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { payouts } = answer.data;
  const { balanceMinor, nextMinor, heldMinor } = payouts;
  const format = (minor: number): string => formatSigned(minor, payouts.currency, page.locale);
  const figures: [label: string, minor: number][] = [
    [balanceMinor < 0 ? sellerAccountText.owesUs : sellerAccountText.owedTotal, Math.abs(balanceMinor)],
    [
      payouts.account === 'returned'
        ? sellerAccountText.waitsForAccount
        : payouts.account
          ? sellerAccountText.onceUsed
          : sellerAccountText.nextPayout({ day: formatDay(payouts.nextOn) }),
      nextMinor,
    ],
    // A payout of nothing is none.
  ].filter(([, minor], index) => index === 0 || minor !== 0) as [label: string, minor: number][];
  // With the next payout, the parts of what is owed.
  const laterMinor = balanceMinor - nextMinor - heldMinor;
  if (laterMinor !== 0)
    figures.push([laterMinor > 0 ? sellerAccountText.inReturnPeriod : sellerAccountText.takenOff, laterMinor]);
  if (heldMinor !== 0) figures.push([sellerAccountText.held, heldMinor]);
  container.querySelector('[data-figures]')?.replaceChildren(
    ...figures.map(([label, minor]) => {
      const figure = copyTemplate(dashboard, 'figure');
      const value = format(minor);
      writeTexts(figure, { label, value });
      setFigureLook(figure, value);
      return figure;
    }),
  );
  showCards(
    container,
    payouts.payouts.map((payout) => showPayout(dashboard, payout, format)),
    false,
    true,
  );
  const chosen = choice.value;
  choice.replaceChildren(...payouts.months.map((month) => new Option(formatMonth(month), month)));
  if (payouts.months.includes(chosen)) choice.value = chosen;
  const statement = container.querySelector<HTMLElement>('[data-statement]');
  if (statement) statement.hidden = payouts.months.length === 0;
  if (choice.value) await showMonth(container, dashboard, choice.value);
}

function showPayout(dashboard: HTMLElement, payout: SellerPayout, format: (minor: number) => string): HTMLElement {
  const card = copyTemplate(dashboard, 'payout');
  const { id, status, settledOn, madeOn, accountEnding, utr, reason } = payout;
  writeTexts(card, {
    day: formatDay(settledOn ?? madeOn),
    amount: format(payout.amountMinor),
    status: PAYOUT_WORDS[status],
    reason: reason && sellerOrdersText.reason({ reason }),
  });
  const facts = [
    sellerAccountText.accountEnding({ ending: accountEnding }),
    ...(utr === undefined ? [] : [sellerAccountText.utr({ utr })]),
    sellerAccountText.payoutNumber({ id }),
  ];
  card.querySelector('[data-text=facts]')?.replaceChildren(...facts.flatMap((fact) => [make('span', {}, fact), ' ']));
  setTone(card, PAYOUT_TONES[status]);
  return card;
}

/** Reads a whole month, page by page, so that all of it is printed. */
async function showMonth(container: HTMLElement, dashboard: HTMLElement, month: string): Promise<void> {
  const own = ++wish;
  const lines: StatementLine[] = [];
  let first: SellerStatement | undefined;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const query: string = after === '' ? '' : `?${new URLSearchParams({ after })}`;
    const answer = await askAsSeller<{ statement: SellerStatement }>(`/seller/statements/${month}${query}`);
    // Another month was chosen meanwhile.
    if (own !== wish) return;
    if (!answer.ok) {
      report(container, answer);
      return;
    }
    const { statement }: { statement: SellerStatement } = answer.data;
    first ??= statement;
    lines.push(...statement.lines);
    after = statement.next;
  }
  if (first) writeStatement(container, dashboard, first, lines);
}

function writeStatement(
  container: HTMLElement,
  dashboard: HTMLElement,
  statement: SellerStatement,
  lines: readonly StatementLine[],
): void {
  const { seller, shop, month, currency, openingMinor, closingMinor, totals } = statement;
  const format = (minor: number): string => formatSigned(minor, currency, page.locale);
  const name = dashboard.dataset['name'] ?? seller.name;
  writeTexts(container, {
    seller: name,
    legal: name === seller.name ? undefined : seller.name,
    address: seller.address,
    gstin: seller.gstin && documentsText.gstin({ gstin: seller.gstin }),
    shop: shop.name,
    shopAddress: shop.address,
    month: sellerAccountText.month({ month: formatMonth(month) }),
  });
  const sums: [label: string, minor: number][] = [
    [sellerAccountText.owedAtStart, openingMinor],
    ...STATEMENT_COLUMNS.flatMap((column): [string, number][] => {
      const minor = totals[column];
      return minor === undefined ? [] : [[COLUMN_WORDS[column], minor]];
    }),
    [sellerAccountText.owedAtEnd, closingMinor],
  ];
  container.querySelector('[data-sums]')?.replaceChildren(
    ...sums.map(([label, minor]) => {
      const row = copyTemplate(dashboard, 'sum');
      writeTexts(row, { label, amount: format(minor) });
      return row;
    }),
  );
  container.querySelector('[data-lines]')?.replaceChildren(...lines.map((line) => makeEntry(line, format)));
}

/** An entry with what it changes in all; where that has several parts, with these. */
function makeEntry(
  { day, kind, orderNumber, payoutId, note, amounts, totalMinor }: StatementLine,
  format: (minor: number) => string,
): HTMLElement {
  const about = [formatShortDay(day), orderNumber ?? payoutId ?? note].filter(Boolean).join(' · ');
  const parts = STATEMENT_COLUMNS.flatMap((column) => {
    const minor = amounts[column];
    return minor === undefined
      ? []
      : [make('div', {}, make('dt', {}, COLUMN_WORDS[column]), ' ', make('dd', {}, format(minor)), ' ')];
  });
  const name = make('b', {}, STATEMENT_WORDS[kind]);
  const what = make('span', { className: 'soft small' }, about);
  const total = format(totalMinor);
  if (Object.keys(amounts).length < 2)
    return make('tr', {}, make('th', { scope: 'row' }, name, ' ', what), make('td', {}, total));
  const summary = make('summary', {}, make('span', {}, name, ' ', what), ' ', make('b', {}, total));
  const details = make('details', { className: 'fold' }, summary, ' ', make('dl', {}, ...parts));
  return make('tr', {}, make('td', { className: 'statement__parts', colSpan: 2 }, details));
}
