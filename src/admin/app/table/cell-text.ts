import { parseMoney } from '../../../core/money/parse-money.ts';
import { decimalsOf } from '../../../core/money/format-price.ts';
import type { RowField, RowValue, ShopAnswer } from '../../contract.ts';

/** Texts of cells: as they are shown, copied, typed and pasted. */

export type Lists = Pick<ShopAnswer, 'markets' | 'categories' | 'sellers'>;

export const isAmount = (field: RowField): boolean => /^(?:price|mrp):/.test(field);
const marketOf = (field: RowField): string => field.slice(field.indexOf(':') + 1);

/** The text of a value, as it is shown and copied. Empty for null. */
export function formatCell(field: RowField, value: RowValue): string {
  if (value === null) return '';
  if (field === 'draft') return value ? 'yes' : '';
  return String(value);
}

/** Reads a typed or pasted text. A text that can't be read is returned unchanged; `describeUnread` says why. */
export function parseCell(field: RowField, typed: string, lists: Lists): RowValue {
  const text = typed.replace(/[\r\n\t]+/g, ' ').trim();
  if (text === '') return null;
  if (isAmount(field)) {
    const currency = lists.markets.find(({ id }) => id === marketOf(field))?.currency ?? 'INR';
    const minor = parseMoney(text, currency);
    return minor === undefined ? text : minor / 10 ** decimalsOf(currency);
  }
  switch (field) {
    case 'stock':
      return /^\d{1,9}$/.test(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : text;
    case 'draft': {
      const isDraft = readYes(text);
      return isDraft === undefined ? text : isDraft;
    }
    case 'availability':
      return readAvailability(text);
    case 'category':
      return (
        findId(
          text,
          lists.categories.map(({ id, title }) => ({ id, name: title })),
        ) ?? text
      );
    case 'seller':
      return findId(text, lists.sellers) ?? text;
    default:
      return text;
  }
}

const YES = /^(?:yes|y|true|draft|1)$/i;
const NO = /^(?:no|n|false|0)$/i;
const readYes = (text: string): boolean | null | undefined =>
  YES.test(text) ? true : NO.test(text) ? null : undefined;

function readAvailability(text: string): string {
  const plain = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (/^(?:in ?stock|available)$/.test(plain)) return 'in stock';
  return /^(?:out ?of ?stock|sold ?out)$/.test(plain) ? 'sold out' : text;
}

/** Finds an id by itself in any case, or by the name if only one entry has it. */
function findId(text: string, entries: readonly { readonly id: string; readonly name: string }[]): string | undefined {
  const fold = text.toLowerCase();
  const byId = entries.find(({ id }) => id.toLowerCase() === fold);
  const named = entries.filter(({ name }) => name.toLowerCase() === fold);
  return byId?.id ?? (named.length === 1 ? named[0]?.id : undefined);
}

/** Why a value can't be saved; undefined for one that can. The server checks everything else. */
export function describeUnread(field: RowField, value: RowValue, lists: Lists): string | undefined {
  if (value === null)
    return field === 'title' || field === 'category' || field === 'seller' ? 'A value is needed here.' : undefined;
  if (isAmount(field)) return typeof value === 'number' ? undefined : 'This is not an amount such as 499 or 499.50.';
  switch (field) {
    case 'stock':
      return typeof value === 'number' ? undefined : 'The stock is a whole number, such as 12.';
    case 'draft':
      return typeof value === 'boolean' ? undefined : 'Write yes or no.';
    case 'availability':
      return /^(?:in stock|sold out|\d{4}-\d\d-\d\d)$/.test(String(value))
        ? undefined
        : 'Write “in stock”, “sold out” or a day such as 2027-01-15.';
    case 'category':
      return lists.categories.some(({ id }) => id === value) ? undefined : 'There is no such category.';
    case 'seller':
      return lists.sellers.some(({ id }) => id === value) ? undefined : 'There is no such seller.';
    default:
      return undefined;
  }
}

const TITLES: Readonly<Partial<Record<RowField, string>>> = {
  title: 'Title',
  category: 'Category',
  seller: 'Seller',
  stock: 'Stock',
  availability: 'Availability',
  draft: 'Draft',
  publishFrom: 'Published from',
  publishUntil: 'Published until',
};

/** The heading of a column. Its market is named by its currency, or by its id if markets share the currency. */
export function titleOf(field: RowField, { markets }: Pick<Lists, 'markets'>): string {
  if (!isAmount(field)) return TITLES[field] ?? field;
  const id = marketOf(field);
  const { currency } = markets.find((market) => market.id === id) ?? {};
  const isAlone = markets.filter((market) => market.currency === currency).length === 1;
  return `${field.startsWith('price') ? 'Price' : 'MRP'} (${isAlone ? currency : `${id}, ${currency}`})`;
}

/** The fields of the table, in the order of its columns. */
export const listColumns = ({ markets }: Pick<Lists, 'markets'>): RowField[] => [
  'title',
  ...markets.flatMap(({ id }): RowField[] => [`price:${id}`, `mrp:${id}`]),
  'stock',
  'availability',
  'draft',
  'category',
  'seller',
  'publishFrom',
  'publishUntil',
];
