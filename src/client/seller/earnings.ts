import { formatSigned } from '../../core/money/format-signed.ts';
import { parseMoney } from '../../core/money/parse-money.ts';
import { formatIn } from '../../browser/money.ts';
import { listEarnings, type SellerTerms } from '../../core/seller/seller-earnings.ts';
import { sellerAccountText } from '../../messages/rooms/seller-account.ts';

const HEAVIEST_GRAMS = 100_000;
const live = new WeakSet<HTMLFormElement>();

/** Calculates the earnings for the form of components/seller/EarningsCalculator.astro, now and on every change. */
export function run({ form }: HTMLButtonElement): void {
  if (!form) return;
  show(form);
  if (live.has(form)) return;
  live.add(form);
  form.addEventListener('input', () => show(form));
}

function show(form: HTMLFormElement): void {
  const element = form.closest('.earnings');
  const { terms: text = '', currency = '', locale = '' } = form.dataset;
  const terms = JSON.parse(text) as SellerTerms;
  const data = new FormData(form);
  const priceMinor = parseMoney(String(data.get('price')), currency);
  const grams = Number(String(data.get('grams')).replace(/[\s,]|g$/g, ''));
  const error = form.querySelector<HTMLElement>('.form__error');
  if (!element || !error) return;
  let problem = '';
  if (!priceMinor) problem = sellerAccountText.enterPrice;
  else if (!(grams > 0 && grams <= HEAVIEST_GRAMS)) problem = sellerAccountText.enterWeight;
  error.textContent = problem;
  error.hidden = problem === '';
  if (!priceMinor || problem) return;
  const rows = listEarnings(terms, {
    priceMinor,
    grams,
    commissionPercent: Number(data.get('commission')),
    goodsGstPercent: Number(data.get('goodsGst')),
  });
  for (const { name, minor } of rows) write(element, `[data-row=${name}]`, formatSigned(minor, currency, locale));
  const payout = rows.find(({ name }) => name === 'payoutMinor')?.minor ?? 0;
  const price = formatIn(currency, priceMinor);
  const category = form.querySelector('[name=commission] option:checked')?.textContent?.replace(/, [\d.]+%$/, '') ?? '';
  write(element, '[data-caption]', sellerAccountText.caption({ price, grams, category }));
  write(
    element,
    '[data-result]',
    payout < 0
      ? sellerAccountText.lose({ price, loss: formatIn(currency, -payout) })
      : sellerAccountText.receive({ payout: formatIn(currency, payout), price }),
  );
}

function write(container: Element, selector: string, text: string): void {
  const element = container.querySelector(selector);
  if (element) element.textContent = text;
}
