import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import { readPhone } from '../../../records/accounts/find.ts';
import { cleanOrderNumber } from '../../../ground/database/ids.ts';
import type { Tables } from '../../../ground/database/tables.ts';
import { fold } from '../../../ground/text/identity.ts';
import type { HostServices } from '../../services.ts';

/** Finds orders by texts that the operator types. */

/** How many days back parts of texts are searched, unless days are given. */
export const PART_SEARCH_DAYS = 90;
/** The most orders that a search by phone or email considers. */
const MOST_FOUND = 500;
/** Shorter parts of phone numbers, and of order numbers with or without a digit, would find orders that nobody means. */
const LEAST_PART = 3;
const LEAST_LETTERS = 5;

/** Ids of the orders with exactly this order number, phone number, email address or tracking number; empty when nothing matches. */
export async function findExact(services: HostServices, text: string): Promise<string[]> {
  const { read } = services.database;
  const orders = read.selectFrom('orders').select('id').limit(MOST_FOUND);
  const shipments = read.selectFrom('shipments').select('order_id as id').limit(MOST_FOUND);
  const phone = readPhone(services, text);
  const found = [
    ...(await orders.where('number', '=', cleanOrderNumber(text)).execute()),
    ...(phone === undefined ? [] : await orders.where('contact_phone', '=', phone).execute()),
    ...(text.includes('@') ? await orders.where('contact_email', '=', text.trim()).execute() : []),
    ...(await shipments.where('tracking_number', '=', text.trim()).execute()),
  ];
  return [...new Set(found.map(({ id }) => id))];
}

type Builder = ExpressionBuilder<Tables, 'orders' | 'shipments'>;

/**
 * Whether a shipment matches a part: of its order's number, name, phone or email, of an invoice, tracking number, SKU or title, of the seller's name,
 * the beginning of its city or PIN code, or the whole amount of parcel or order.
 */
export function hasPart(
  { shop }: HostServices,
  text: string,
): (eb: Builder) => ExpressionWrapper<Tables, never, SqlBool> {
  const folded = fold(text);
  const part = likePattern(text);
  const number = cleanOrderNumber(text).replace('-', '');
  const digits = folded.replace(/\D/g, '');
  const amount = readAmount(folded);
  const sellers = [...shop().sellers.values()]
    .filter(({ id, name }) => id.toLowerCase().includes(folded) || fold(name).includes(folded))
    .map(({ id }) => id);
  return (eb) => {
    const isLike = (
      column: 'orders.contact_name' | 'orders.contact_email' | 'shipments.invoice_number' | 'shipments.tracking_number',
    ) => eb(eb.fn<string>('lower', [column]), 'like', part);
    const address = eb.fn<string>('lower', ['orders.address']);
    return eb.or([
      isLike('orders.contact_name'),
      isLike('orders.contact_email'),
      isLike('shipments.invoice_number'),
      isLike('shipments.tracking_number'),
      eb(address, 'like', `%"city":"${escapeWildcards(folded)}%`),
      eb(address, 'like', `%"pincode":"${escapeWildcards(folded)}%`),
      ...(number.length >= (digits ? LEAST_PART : LEAST_LETTERS)
        ? [sql<SqlBool>`replace(orders.number, '-', '') like ${`%${escapeWildcards(number)}%`}`]
        : []),
      ...(digits.length >= LEAST_PART && !/\p{L}/u.test(folded)
        ? [eb('orders.contact_phone', 'like', `%${digits}%`)]
        : []),
      ...(amount === undefined
        ? []
        : [
            eb('orders.total_minor', '=', amount),
            sql<SqlBool>`shipments.items_minor + shipments.fees_minor = ${amount}`,
          ]),
      ...(sellers.length === 0 ? [] : [eb('shipments.seller_id', 'in', sellers)]),
      eb.exists(
        eb
          .selectFrom('order_lines')
          .select('order_lines.id')
          .whereRef('order_lines.order_id', '=', 'shipments.order_id')
          .whereRef('order_lines.shipment_id', '=', 'shipments.id')
          .where((line) =>
            line.or([
              line(line.fn<string>('lower', ['order_lines.sku']), 'like', part),
              line(line.fn<string>('lower', ['order_lines.title']), 'like', part),
            ]),
          ),
      ),
    ]) as ExpressionWrapper<Tables, never, SqlBool>;
  };
}

/** An amount such as "₹1,499", "1499.50" or "Rs 1499" in minor units; undefined for any other text. */
function readAmount(folded: string): number | undefined {
  const [, whole, decimals = ''] = /^(?:₹|rs\.?|inr|aed)?\s*(\d[\d,]{0,12})(?:\.(\d{1,2}))?$/.exec(folded) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Wildcards match one character. Not every database has a backslash as escape character. */
const escapeWildcards = (text: string): string => text.replace(/[%_]/g, '_');

/** The pattern for a part of a text that is compared in lower case. */
export const likePattern = (text: string): string => `%${escapeWildcards(fold(text))}%`;
