import { billedOf } from '../orders/record/paid-line.ts';
import type { SellerShipment } from '../../../contract/seller-orders.ts';
import { goodsWords, isSurfaceOnly, needsEwayBill } from './parcel-goods.ts';
import type { ShipmentRow } from '../../ground/database/tables.ts';
import { present } from '../../ground/http/present.ts';
import { keptAddress } from '../../ground/text/address.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { pagesUrl } from '../../ground/text/pages-url.ts';
import { findIssuer } from '../orders/record/invoices.ts';
import type { OrderRows } from '../orders/record/rows.ts';
import { fieldsOf } from '../sellers/application.ts';
import { serialiseSellerShipment } from '../seller-orders/shipments.ts';
import type { Services } from '../../ground/services.ts';

/** Who sends a parcel, and where it goes when it can't be delivered. */
interface Sender {
  readonly name: string;
  readonly address: string;
  readonly phone?: string;
  readonly gstin?: string;
}

/** A shipment with what its label and pack slip say besides. */
export interface Parcel {
  readonly shipment: SellerShipment;
  readonly sender: Sender;
  /** Missing where the weight of a product is not known. */
  readonly grams?: number;
  readonly goods: string;
  readonly isSurfaceOnly: boolean;
  readonly needsEwayBill: boolean;
  /** Days in which the shopper can ask for a return. */
  readonly returnDays: number;
  /** Where the pages of the order's market begin. */
  readonly pages: string;
}

export async function describeParcel(
  services: Services,
  rows: OrderRows,
  row: ShipmentRow,
): Promise<Parcel | undefined> {
  const shipment = serialiseSellerShipment(rows, row.id, services);
  if (!shipment) return undefined;
  const lines = rows.lines.filter((line) => line.shipment_id === row.id);
  const { products } = services.shop();
  const goods = lines.map(({ hsn, sku }) => ({ hsn, taxClass: products.get(sku)?.declarations.taxClass }));
  const isWeighed = lines.every(({ grams }) => grams !== null);
  return {
    shipment,
    sender: await findSender(services, row.seller_id),
    ...(isWeighed && { grams: lines.reduce((sum, { grams, quantity }) => sum + (grams ?? 0) * quantity, 0) }),
    goods: goodsWords(goods),
    isSurfaceOnly: isSurfaceOnly(goods),
    needsEwayBill: needsEwayBill(
      lines.reduce((sum, line) => sum + billedOf(line), row.fees_minor),
      shipment.currency,
    ),
    returnDays: services.shop().markets.get(rows.order.market)?.returns.days ?? 0,
    pages: inLanguageOf(rows.order, () => pagesUrl(services.shop(), services.siteUrl(), rows.order.market)),
  };
}

/** The seller as on its invoices, at the address where its parcels are collected. */
async function findSender({ database, shop }: Services, sellerId: string): Promise<Sender> {
  const issuer = await findIssuer(database.read, sellerId, shop());
  const account = await database.read
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  const pickup = account && fieldsOf(account).pickup;
  return {
    name: issuer.name,
    address: pickup ? keptAddress({ ...pickup, country: 'IN' }) : issuer.address,
    ...present({ phone: shop().sellers.get(sellerId)?.care.phone ?? account?.phone, gstin: issuer.gstin }),
  };
}
