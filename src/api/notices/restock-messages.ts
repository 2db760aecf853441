import { pageUrl } from '../ground/text/pages-url.ts';
import { RESTOCK_ALERT_DAYS, RESTOCK_TOLD_DAYS } from '../../core/site/constants.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { shorten } from '../../core/text/text.ts';
import { listComma } from '../../messages/language.ts';
import { noticesText } from '../../messages/rooms/notices.ts';
import type { RestockAlertRow } from '../ground/database/tables.ts';
import { linkWith } from '../ground/outbox/links.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { shownTitle } from '../ground/shop/shown-title.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import { writeBody } from './sign.ts';

/** Mails about products that are sold out. They contain nothing that was typed, as the address may be a stranger's. */

type Alert = Pick<RestockAlertRow, 'email' | 'sku' | 'size'>;

/** Most characters of a product's name in a subject. */
const SUBJECT_CHARACTERS = 60;

/** "Tea picker tunic, M"; the SKU of a product that has left the catalogue. */
export function nameWanted(shop: Pick<Shop, 'products'>, { sku, size }: Omit<Alert, 'email'>): string {
  const product = shop.products.get(sku);
  const name = product ? shownTitle(shop, product) : sku;
  return size === '' ? name : name + listComma() + sizeWords(size);
}

const linkTo = (apiUrl: string, step: 'confirm' | 'leave', token: string): string =>
  linkWith(`${apiUrl}/restock-alerts/${step}`, token);

export const restockConfirmation = (shop: Shop, apiUrl: string, alert: Alert, token: string): Message => ({
  kind: 'restock-confirmation',
  recipient: alert.email,
  subject: `${shop.name}: ${noticesText.restockConfirmSubject}`,
  body: writeBody(
    shop,
    `${noticesText.restockAsked}\n${nameWanted(shop, alert)}`,
    `${noticesText.restockConfirm}\n${linkTo(apiUrl, 'confirm', token)}`,
    `${noticesText.restockStop({ toldDays: RESTOCK_TOLD_DAYS, waitDays: RESTOCK_ALERT_DAYS })}\n${linkTo(apiUrl, 'leave', token)}`,
  ),
  unsubscribe: linkTo(apiUrl, 'leave', token),
});

export const backInStock = (
  shop: Shop,
  { siteUrl, apiUrl }: { readonly siteUrl: string; readonly apiUrl: string },
  alert: Alert & { readonly path: string; readonly market: string },
  token: string,
): Message => ({
  kind: 'back-in-stock',
  recipient: alert.email,
  subject: `${shop.name}: ${noticesText.backInStockSubject({ product: shorten(nameWanted(shop, alert), SUBJECT_CHARACTERS) })}`,
  body: writeBody(
    shop,
    `${noticesText.backInStock}\n${nameWanted(shop, alert)}\n${pageUrl(shop, siteUrl, alert.path, alert.market)}`,
    `${noticesText.backInStockStop}\n${linkTo(apiUrl, 'leave', token)}`,
  ),
  unsubscribe: linkTo(apiUrl, 'leave', token),
});
