import type { ShipmentRow } from '../../../ground/database/tables.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';

/** Names as sellers type them: "Blue Dart", "BlueDart", "bluedart express". */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The courier's page about a parcel; undefined for a courier that store.json does not name. */
export function trackingUrlOf(
  { store }: Pick<Shop, 'store'>,
  { courier, tracking_number: number }: Pick<ShipmentRow, 'courier' | 'tracking_number'>,
): string | undefined {
  if (courier === null || number === null) return undefined;
  const known = store.couriers?.find(({ name }) => plain(courier).startsWith(plain(name)));
  return known?.track.replace('{number}', encodeURIComponent(number));
}
