import { RESTOCK_ALERT_DAYS, RESTOCK_TOLD_DAYS } from '../../core/site/constants.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { shorten } from '../../core/text/text.ts';
import type { RestockAlertRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import { sign } from './sign.ts';

/** Mails about products that are sold out. They contain nothing that was typed, as the address may be a stranger's. */

type Alert = Pick<RestockAlertRow, 'email' | 'sku' | 'size'>;

/** Most characters of a product's name in a subject. */
const SUBJECT_CHARACTERS = 60;

/** "Tea picker tunic, M"; the SKU of a product that has left the catalogue. */
export function nameWanted({ products }: Pick<Shop, 'products'>, { sku, size }: Omit<Alert, 'email'>): string {
  const name = products.get(sku)?.title ?? sku;
  return size === '' ? name : `${name}, ${sizeWords(size)}`;
}

const linkTo = (apiUrl: string, step: 'confirm' | 'leave', token: string): string =>
  `${apiUrl}/restock-alerts/${step}?token=${token}`;

export const restockConfirmation = (shop: Shop, apiUrl: string, alert: Alert, token: string): Message => ({
  kind: 'restock-confirmation',
  recipient: alert.email,
  subject: `${shop.name}: shall we email you when it is back?`,
  body: `Hello,\n\nYou, or someone else, asked us to email this address once when this is back in stock:\n${nameWanted(shop, alert)}\n\nIf you want that email, confirm here:\n${linkTo(apiUrl, 'confirm', token)}\n\nWe use your address for nothing else. We delete it ${RESTOCK_TOLD_DAYS} days after that email, or after ${RESTOCK_ALERT_DAYS} days without one. If this wasn’t you, ignore this email. To stop these emails at any time:\n${linkTo(apiUrl, 'leave', token)}${sign(shop)}`,
  unsubscribe: linkTo(apiUrl, 'leave', token),
});

export const backInStock = (
  shop: Shop,
  { siteUrl, apiUrl }: { readonly siteUrl: string; readonly apiUrl: string },
  alert: Alert & { readonly path: string },
  token: string,
): Message => ({
  kind: 'back-in-stock',
  recipient: alert.email,
  subject: `${shop.name}: back in stock: ${shorten(nameWanted(shop, alert), SUBJECT_CHARACTERS)}`,
  body: `Hello,\n\nYou asked us to tell you when this is back. It is:\n${nameWanted(shop, alert)}\n${siteUrl}${alert.path}\n\nWe can’t keep one for you, and it may sell out again. This was the only email about it. To stop all such emails:\n${linkTo(apiUrl, 'leave', token)}${sign(shop)}`,
  unsubscribe: linkTo(apiUrl, 'leave', token),
});
