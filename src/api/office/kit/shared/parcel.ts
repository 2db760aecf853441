import { addressLines } from '../../../../core/address/address.ts';
import { COURIERS } from '../../../../core/seller/courier-choices.ts';
import { paidMinor } from '../../../../core/promotions/paid-line.ts';
import { offersText } from '../../../../messages/rooms/offers.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { listComma } from '../../../../messages/language.ts';
import type { OrderLineRow } from '../../../ground/database/tables.ts';
import { shownAddress } from '../../../ground/text/address.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import type { HostServices } from '../../../entry/services.ts';
import { type Field, field } from '../pieces/fields.ts';
import { money } from '../pieces/format.ts';
import { beside, linePicture } from '../pieces/pictures.ts';
import { numberColumn, table } from '../lists/table.ts';

/** Parts of the pages of an order in both offices: goods, address, and the form that hands it to a courier. */

/** A line of an order. */
interface Good {
  readonly title: string;
  readonly size?: string | null | undefined;
  readonly sku: string;
  readonly quantity: number;
  readonly priceMinor: number;
  /** What an offer takes off all of its pieces: the seller, or the shop. */
  readonly discountMinor?: number | undefined;
  readonly shopMinor?: number | undefined;
  readonly picture?: string | null | undefined;
}

/** A row of an order line as the pages show it. */
export const goodOf = (line: OrderLineRow): Good => ({
  ...line,
  priceMinor: line.price_minor,
  discountMinor: line.discount_minor,
  shopMinor: line.shop_minor,
});

/** A line in words: "2 × Indigo kurti, M". */
export const goodWords = ({ quantity, title, size }: Pick<Good, 'quantity' | 'title' | 'size'>): string =>
  `${quantity} × ${[title, size].filter(Boolean).join(listComma())}`;

/** Lines of an order with their pictures, and their total with fees if that is not a single price. */
export function itemTable(
  services: HostServices,
  sold: readonly Good[],
  { currency, feesMinor }: { readonly currency: string; readonly feesMinor: number },
): Html {
  const paid = sold.reduce((sum, line) => sum + paidMinor(line), 0);
  const sumOf = (key: 'discountMinor' | 'shopMinor') => sold.reduce((sum, line) => sum + (line[key] ?? 0), 0);
  const rows: Content[][] = sold.map((line) => [
    beside(linePicture(services, line), [goodWords(line), html`<br><span class="soft">${line.sku}</span>`]),
    money(line.priceMinor * line.quantity, currency),
  ]);
  for (const [words, minor] of [
    [offersText.offer, sumOf('discountMinor')],
    [offersText.fromShop, sumOf('shopMinor')],
  ] as const)
    if (minor > 0) rows.push([words, money(-minor, currency)]);
  if (feesMinor !== 0) rows.push([operatorOrderText.deliveryAndFees, money(feesMinor, currency)]);
  if (rows.length > 1)
    rows.push([operatorOrderText.total, money(paid + feesMinor, currency)].map((sum) => html`<b>${sum}</b>`));
  return table([operatorOrderText.item, numberColumn(operatorOrderText.price)], rows, {
    caption: operatorOrderText.items,
    look: 'list',
  });
}

/** The lines of an address. The shop’s own country is left out. */
export function addressWords(address: Parameters<typeof addressLines>[0]): Html {
  const all = addressLines(shownAddress(address));
  const last = all.pop() ?? '';
  return lines([...all, address.country === 'IN' ? last.slice(0, last.lastIndexOf(listComma())) : last]);
}

/** Courier and tracking number of a parcel. Couriers whose pages the shop knows are suggested first; any other can be typed. */
export function dispatchFields({ shop }: Pick<HostServices, 'shop'>, shipmentId: string): readonly Field[] {
  const known = (shop().store.couriers ?? []).map(({ name }) => name);
  const courier = { required: true, minlength: 2, maxlength: 60 } as const;
  const tracking = {
    required: true,
    minlength: 3,
    maxlength: 60,
    autocomplete: 'off',
    autocapitalize: 'characters',
  } as const;
  const suggested = { list: `couriers-${shipmentId}`, values: [...new Set([...known, ...COURIERS])] };
  return [
    field(operatorOrderText.courier, 'courier', courier, suggested),
    field(operatorOrderText.trackingNumber, 'tracking', tracking),
  ];
}
