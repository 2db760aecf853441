import type { ImportContext } from '../shapes/import-context.ts';
import type { RawProduct } from '../shapes/raw-product.ts';
import type { Seller } from '../model.ts';
import type { Declarations, NetQuantity } from '../values/declared.ts';
import type { ProblemCode } from '../problems/codes.ts';
import { taxClassOfHsn } from '../../core/tax/gst.ts';

/**
 * The declarations of a product (Legal Metrology (Packaged Commodities) Rules 2011, rules 6(1) and 6(10)): its own, else
 * those of the seller's file. The seller is the packer and the contact for consumers where neither names one.
 */
export function makeDeclarations(raw: RawProduct, seller: Seller, context: ImportContext): Declarations {
  const { source, problems, market, category } = context;
  const own = raw.input.legal ?? {};
  // What a record of another shape says nothing of is undefined.
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const merged: typeof own = { ...seller.legal, ...said };
  const warn = (code: ProblemCode, field: string, expected: string, found?: string) => {
    // The missing declaration may be in the seller's file, which has an error.
    if (found === undefined && context.unread.sellers.has(seller.id)) return;
    problems.add(source, raw.locate(['legal', field]), {
      code,
      severity: 'warning',
      expected,
      found,
    });
  };

  const { countryOfOrigin, genericName, importer, maker, dimensions, bestBefore, warranty, gstRate } = merged;
  if (countryOfOrigin === undefined)
    warn('country-missing', 'countryOfOrigin', 'the country of origin: the law requires it on the page');
  else if (market.country === 'IN' && importer === undefined && !isCountry(countryOfOrigin, market.country)) {
    warn(
      'importer-missing',
      'importer',
      `name and address of the importer, because the product comes from ${countryOfOrigin}`,
    );
  }
  if (genericName === undefined)
    warn('generic-name-missing', 'genericName', 'the common name of the product, such as "Kurti"');

  const netQuantity = merged.netQuantity === undefined ? undefined : parseNetQuantity(merged.netQuantity);
  const isGivenByVariants = raw.input.variants?.every((variant) => variant.netQuantity !== undefined) ?? false;
  if (!netQuantity && !isGivenByVariants) {
    const expected = 'a net quantity such as "1 N", "100 ml", "2 x 50 g" or "Pack of 2"';
    warn('net-quantity-invalid', 'netQuantity', expected, merged.netQuantity);
  }

  // A product with an HSN code or tax class of its own takes neither from its category.
  const tax = merged.hsn === undefined && merged.taxClass === undefined ? category : merged;
  const taxClass = merged.taxClass ?? category.taxClass;
  const hsn = merged.hsn ?? tax.hsn ?? '';
  const ofChapter = taxClassOfHsn(hsn);
  if (taxClass !== undefined && ofChapter !== undefined && taxClass !== ofChapter)
    warn(
      'tax-class-disagrees',
      merged.taxClass === undefined ? 'hsn' : 'taxClass',
      `"${ofChapter}", as HSN chapter ${hsn.slice(0, 2)} has; GST is counted by the chapter`,
      merged.taxClass === undefined
        ? `tax class "${taxClass}" of the category "${category.id}"`
        : `tax class "${taxClass}"`,
    );
  return {
    countryOfOrigin,
    genericName,
    importer,
    maker,
    dimensions,
    bestBefore,
    warranty,
    hsn: tax.hsn,
    taxClass: tax.taxClass,
    gstRate,
    netQuantity,
    packer: merged.packer ?? { name: seller.legalName, address: seller.address },
    consumerCare: {
      name: merged.consumerCare?.name ?? seller.name,
      address: merged.consumerCare?.address ?? seller.address,
      phone: merged.consumerCare?.phone ?? seller.care.phone,
      email: merged.consumerCare?.email ?? seller.care.email,
    },
  };
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** Whether `country` ("India") is the name of the country with the ISO code `code` ("IN"). */
export function isCountry(country: string, code: string): boolean {
  return country.toLowerCase() === regionNames.of(code)?.toLowerCase();
}

const UNITS: Record<string, NetQuantity['unit']> = {
  n: 'N',
  no: 'N',
  nos: 'N',
  unit: 'N',
  units: 'N',
  u: 'N',
  piece: 'N',
  pieces: 'N',
  pc: 'N',
  pcs: 'N',
  pair: 'N',
  pairs: 'N',
  set: 'N',
  sets: 'N',
  pack: 'N',
  packs: 'N',
  g: 'g',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  kgs: 'kg',
  ml: 'ml',
  l: 'l',
  ltr: 'l',
  ltrs: 'l',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  cm: 'cm',
  m: 'm',
  mtr: 'm',
  mtrs: 'm',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
};

/** What one historical shape writes for a number of pieces. */
const PIECES: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 };

/** Reads "1 N", "100 ml", "2 x 50 g", "Pack of 3", "1.5 l" and "Single"; undefined for any other text. */
export function parseNetQuantity(text: string): NetQuantity | undefined {
  const pieces = PIECES[text.toLowerCase()];
  if (pieces) return { value: pieces, unit: 'N', text: `${pieces} N` };
  const pack = /^(?:pack|set|combo) of (\d+)\b/i.exec(text);
  if (pack) return Number(pack[1]) > 0 ? { value: Number(pack[1]), unit: 'N', text } : undefined;
  const match = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*([a-z]+)\b/i.exec(text);
  const unit = UNITS[match?.[3]?.toLowerCase() ?? ''];
  if (!match || !unit) return undefined;
  const value = Number(match[1] ?? 1) * Number(match[2]);
  return value > 0 ? { value, unit, text } : undefined;
}

/** For each unit: the small unit, the large one, how many small units are a large one, and how many are the unit itself. */
const SCALES = {
  g: ['g', 'kg', 1000, 1],
  kg: ['g', 'kg', 1000, 1000],
  ml: ['ml', 'l', 1000, 1],
  l: ['ml', 'l', 1000, 1000],
  cm: ['cm', 'm', 100, 1],
  m: ['cm', 'm', 100, 100],
} as const;

/**
 * The unit sale price of rule 6(11) in minor units, not rounded: per g up to 1 kg and per kg above, likewise per ml and l,
 * per cm and m, and per piece. Undefined where it equals the price (a single piece, 1 g), so that it need not be shown.
 */
export function unitPrice(priceMinor: number, quantity: NetQuantity): { minor: number; per: string } | undefined {
  const { value, unit } = quantity;
  if (unit === 'N') return value > 1 ? { minor: priceMinor / value, per: 'piece' } : undefined;
  const [small, large, step, size] = SCALES[unit];
  const inSmall = value * size;
  if (inSmall === 1 || inSmall === step) return undefined;
  return inSmall > step
    ? { minor: (priceMinor * step) / inSmall, per: large }
    : { minor: priceMinor / inSmall, per: small };
}
