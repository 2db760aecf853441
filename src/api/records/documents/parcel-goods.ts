import type { TaxClass } from '../../../core/tax/gst.ts';

/** What a shipping label says of the goods in a parcel: their kind in a word or two, never title or price (policies/ttp.json). */

/** Kinds of goods by chapter of their HSN code (First Schedule to the Customs Tariff Act, 1975). */
const KINDS: Readonly<Record<string, string>> = {
  '09': 'Tea and spices',
  '33': 'Cosmetics',
  '34': 'Soap and candles',
  '39': 'Plastic goods',
  '42': 'Bags',
  '44': 'Wooden goods',
  '46': 'Baskets',
  '48': 'Paper goods',
  '49': 'Books and prints',
  '57': 'Carpets',
  '61': 'Clothing',
  '62': 'Clothing',
  '63': 'Home textiles',
  '64': 'Footwear',
  '65': 'Headwear',
  '66': 'Umbrellas',
  '67': 'Artificial flowers',
  '68': 'Stoneware',
  '69': 'Ceramics',
  '70': 'Glassware',
  '71': 'Jewellery',
  '73': 'Metal goods',
  '74': 'Metal goods',
  '76': 'Metal goods',
  '82': 'Tools and cutlery',
  '83': 'Metal goods',
  '84': 'Appliances',
  '85': 'Electronics',
  '87': 'Vehicle parts',
  '90': 'Instruments',
  '91': 'Watches',
  '92': 'Musical instruments',
  '94': 'Furnishings',
  '95': 'Toys and sports goods',
  '96': 'Household goods',
};
/** Kinds by tax class, for goods without an HSN code. */
const BY_TAX_CLASS: Partial<Readonly<Record<TaxClass, string>>> = { apparel: 'Clothing', jewellery: 'Jewellery' };
const UNKNOWN = 'General goods';

interface Goods {
  readonly hsn: string | null;
  readonly taxClass?: TaxClass | undefined;
}

const kindOf = ({ hsn, taxClass }: Goods): string =>
  (hsn === null ? taxClass && BY_TAX_CLASS[taxClass] : KINDS[hsn.slice(0, 2)]) ?? UNKNOWN;

/** Headings of goods that fly only under the dangerous goods rules: perfume, sprays, matches, batteries. */
const DANGEROUS = ['3303', '3307', '3605', '8506', '8507'];

/** The kinds of goods in a parcel, each once: "Clothing, Footwear". */
export const goodsWords = (goods: readonly Goods[]): string => [...new Set(goods.map(kindOf))].join(', ');

/** Whether goods of one of these HSN codes may not travel by air as ordinary parcels. */
export const isSurfaceOnly = (goods: readonly Pick<Goods, 'hsn'>[]): boolean =>
  goods.some(({ hsn }) => hsn !== null && DANGEROUS.includes(hsn.slice(0, 4)));

/** Goods above this value travel with an e-way bill (CGST Rules, rule 138). */
const EWAY_BILL_ABOVE_MINOR = 50_000_00;

export const needsEwayBill = (valueMinor: number, currency: string): boolean =>
  currency === 'INR' && valueMinor > EWAY_BILL_ABOVE_MINOR;

/** "400 g", "1.25 kg". */
export const formatGrams = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
