import { listComma } from '../../../messages/language.ts';
import type { TaxClass } from '../../../core/tax/gst.ts';
import { documentsText } from '../../../messages/rooms/documents.ts';
import { goodsText } from '../../../messages/rooms/goods.ts';

/** What a shipping label says of the goods in a parcel: their kind in a word or two, never title or price (policies/ttp.json). */

/** Kinds of goods by chapter of their HSN code (First Schedule to the Customs Tariff Act, 1975). */
const KINDS: Readonly<Record<string, () => string>> = {
  '09': () => goodsText.teaAndSpices,
  '33': () => goodsText.cosmetics,
  '34': () => goodsText.soapAndCandles,
  '39': () => goodsText.plasticGoods,
  '42': () => goodsText.bags,
  '44': () => goodsText.woodenGoods,
  '46': () => goodsText.baskets,
  '48': () => goodsText.paperGoods,
  '49': () => goodsText.booksAndPrints,
  '50': () => goodsText.clothing,
  '51': () => goodsText.clothing,
  '52': () => goodsText.clothing,
  '53': () => goodsText.clothing,
  '54': () => goodsText.clothing,
  '55': () => goodsText.clothing,
  '57': () => goodsText.carpets,
  '58': () => goodsText.clothing,
  '60': () => goodsText.clothing,
  '61': () => goodsText.clothing,
  '62': () => goodsText.clothing,
  '63': () => goodsText.homeTextiles,
  '64': () => goodsText.footwear,
  '65': () => goodsText.headwear,
  '66': () => goodsText.umbrellas,
  '67': () => goodsText.artificialFlowers,
  '68': () => goodsText.stoneware,
  '69': () => goodsText.ceramics,
  '70': () => goodsText.glassware,
  '71': () => goodsText.jewellery,
  '73': () => goodsText.metalGoods,
  '74': () => goodsText.metalGoods,
  '76': () => goodsText.metalGoods,
  '82': () => goodsText.toolsAndCutlery,
  '83': () => goodsText.metalGoods,
  '84': () => goodsText.appliances,
  '85': () => goodsText.electronics,
  '87': () => goodsText.vehicleParts,
  '90': () => goodsText.instruments,
  '91': () => goodsText.watches,
  '92': () => goodsText.musicalInstruments,
  '94': () => goodsText.furnishings,
  '95': () => goodsText.toysAndSportsGoods,
  '96': () => goodsText.householdGoods,
};
/** Kinds by tax class, for goods without an HSN code. */
const BY_TAX_CLASS: Partial<Readonly<Record<TaxClass, () => string>>> = {
  apparel: () => goodsText.clothing,
  fabric: () => goodsText.clothing,
  jewellery: () => goodsText.jewellery,
};

interface Goods {
  readonly hsn: string | null;
  readonly taxClass?: TaxClass | undefined;
}

function kindOf({ hsn, taxClass }: Goods): string {
  const kind = hsn === null ? taxClass && BY_TAX_CLASS[taxClass] : KINDS[hsn.slice(0, 2)];
  return kind?.() ?? goodsText.general;
}

/** Headings of goods that fly only under the dangerous goods rules: perfume, sprays, matches, batteries. */
const DANGEROUS = ['3303', '3307', '3605', '8506', '8507'];

/** The kinds of goods in a parcel, each once: "Clothing, Footwear". */
export const goodsWords = (goods: readonly Goods[]): string => [...new Set(goods.map(kindOf))].join(listComma());

/** Whether goods of one of these HSN codes may not travel by air as ordinary parcels. */
export const isSurfaceOnly = (goods: readonly Pick<Goods, 'hsn'>[]): boolean =>
  goods.some(({ hsn }) => hsn !== null && DANGEROUS.includes(hsn.slice(0, 4)));

/** Goods above this value travel with an e-way bill (CGST Rules, rule 138). */
const EWAY_BILL_ABOVE_MINOR = 50_000_00;

export const needsEwayBill = (valueMinor: number, currency: string): boolean =>
  currency === 'INR' && valueMinor > EWAY_BILL_ABOVE_MINOR;

/** "400 g", "1.25 kg". */
export const formatGrams = (grams: number): string =>
  grams < 1000 ? documentsText.grams({ grams }) : documentsText.kilograms({ kilograms: grams / 1000 });
