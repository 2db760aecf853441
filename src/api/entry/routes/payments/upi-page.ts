import { formatMoney, toDecimal } from '../../../../core/money/format-price.ts';
import { UPI_PAYMENT, upiLink } from '../../../../core/money/upi.ts';
import { TASK_PATHS } from '../../../../core/site/cart-paths.ts';
import { upiPaymentText } from '../../../../messages/rooms/upi-payment.ts';
import type { ProviderConfig } from '../../../ground/config/config-payments.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { isoMoment } from '../../../ground/http/present.ts';
import { drawQrCode } from '../../../ground/http/qr-code.ts';
import { languageQuery } from '../../../ground/text/language.ts';
import { pagesUrl } from '../../../ground/text/pages-url.ts';
import { momentWords } from '../../../notices/day-words.ts';
import { canPay } from '../../../records/orders/record/serialise-order.ts';
import type { findUpiPayment, SentReference } from '../../../records/payments/upi.ts';
import type { HostServices } from '../../services.ts';
import { dressOf } from '../page-dress.ts';

/** The page where an order is paid to the shop's own UPI ID. It has no script: a link, a QR code and a form. */

type Found = NonNullable<Awaited<ReturnType<typeof findUpiPayment>>>;

/** A number that was not taken. */
interface Refused {
  readonly typed: string;
  readonly sent: Exclude<SentReference, 'sent'>;
}

/** The page for a link that was cut off, or of a payment through another provider. */
export const unknownUpiPage = (services: HostServices): Response =>
  hostPage(dressOf(services), upiPaymentText.unknown, html`<p>${upiPaymentText.openOrder}</p>`);

/** What can be done for the payment now: pay it, correct its number, or send one for an order that is over. */
export async function upiPage(
  services: HostServices,
  { upiId, payee }: Extract<ProviderConfig, { kind: 'upi' }>,
  { payment, order, sent }: Found,
  token: string,
  refused?: Refused,
): Promise<Response> {
  const amount = formatMoney(payment.amount_minor, payment.currency, 'en-IN');
  const reference = sent?.id.slice(UPI_PAYMENT.length) ?? '';
  const isPayable = canPay(order, services.now());
  const moment = momentWords(isoMoment(order.pay_until ?? services.now()));
  const form = (button: string) => referenceForm(token, button, refused);
  const seeOrder = html`<p><a href="${orderUrl(services, order)}">${upiPaymentText.seeOrder}</a></p>`;
  const missed =
    sent?.status === 'failed' && html`<p role="alert"><strong>${upiPaymentText.missed({ reference })}</strong></p>`;
  const show = (title: string, content: Html) => hostPage(dressOf(services), title, content);

  if (sent?.status === 'pending') {
    const said = isPayable
      ? upiPaymentText.sent({ reference, moment, amount })
      : upiPaymentText.sentLate({ reference });
    return show(
      upiPaymentText.checking,
      html`<p>${said} <strong>${upiPaymentText.dontPay}</strong></p><p>${upiPaymentText.checks}</p>${seeOrder}
<h2>${upiPaymentText.correct}</h2>${form(upiPaymentText.correctIt)}`,
    );
  }
  if (!isPayable) {
    const isPaid = payment.status === 'paid';
    return show(
      isPaid ? upiPaymentText.paid : upiPaymentText.over,
      html`${missed}${seeOrder}<p>${isPaid ? upiPaymentText.paidTwice : upiPaymentText.paidAnyway}</p>${form(upiPaymentText.send)}`,
    );
  }
  const link = upiLink(upiId, payee, toDecimal(payment.amount_minor, payment.currency), order.number);
  return show(
    upiPaymentText.title({ amount }),
    html`${missed}<p>${upiPaymentText.to({ number: order.number, payee })}</p>
<p><a class="button" href="${link}">${upiPaymentText.open}</a></p>
<p>${upiPaymentText.scan}</p>${await drawQrCode(link, upiPaymentText.qrCode)}
<p>${upiPaymentText.byHand({ amount })}<br><strong class="copied">${upiId}</strong></p>
<h2>${upiPaymentText.then}</h2><p>${upiPaymentText.find}</p>${form(upiPaymentText.send)}
<p><strong>${upiPaymentText.before({ moment })}</strong> ${upiPaymentText.checks}</p>${seeOrder}`,
  );
}

function referenceForm(token: string, button: string, refused?: Refused): Html {
  const problem =
    refused && html`<p class="bad" id="problem" role="alert">${upiPaymentText.problem({ why: refused.sent })}</p>`;
  const marks = refused && html` aria-invalid="true" aria-describedby="problem" autofocus`;
  return html`<form method="post" action="upi?token=${token}${languageQuery()}"><label for="reference">${upiPaymentText.reference}</label>
<input id="reference" name="reference" inputmode="numeric" autocomplete="off" maxlength="40" required value="${refused?.typed ?? ''}"${marks}>${problem}<button type="submit">${button}</button></form>`;
}

const orderUrl = ({ shop, siteUrl }: HostServices, { number, market }: Found['order']): string =>
  `${pagesUrl(shop(), siteUrl(), market)}${TASK_PATHS.orders}?number=${number}`;
