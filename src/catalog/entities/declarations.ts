import type { DoorContext, Draft } from '../import/import-context.ts';
import type { Declarations, NetQuantity, Seller } from '../model.ts';

/**
 * The declarations of a product (Legal Metrology (Packaged Commodities) Rules 2011, rules 6(1) and 6(10)): its own,
 * else the seller's, else what follows from the seller (who packs what names nobody else, and is its care contact).
 */
export function makeDeclarations(draft: Draft, seller: Seller, context: DoorContext): Declarations {
  const { source, problems, market, category } = context;
  const own = draft.input.legal ?? {};
  const merged = { ...seller.legal, ...withoutUndefined(own) };
  const warn = (field: string, expected: string, found?: string) => {
    // What is missing here may stand in the seller's file.
    if (found === undefined && context.unread.sellers.has(seller.id)) return;
    problems.add(source, draft.place(['legal', field]), {
      severity: 'warning',
      expected,
      ...(found === undefined ? {} : { found }),
    });
  };

  const { countryOfOrigin, genericName, importer, maker, dimensions, bestBefore, warranty, gstRate } = merged;
  if (countryOfOrigin === undefined) warn('countryOfOrigin', 'the country of origin: the law wants it on the page');
  else if (market.country === 'IN' && importer === undefined && !isHome(countryOfOrigin, market.country)) {
    warn('importer', `name and address of the importer, as the product comes from ${countryOfOrigin}`);
  }
  if (genericName === undefined) warn('genericName', 'the common name of the thing, such as "Kurti"');

  let netQuantity: NetQuantity | undefined;
  if (merged.netQuantity === undefined) warn('netQuantity', 'a net quantity such as "1 N", "100 ml" or "Pack of 2"');
  else {
    netQuantity = parseNetQuantity(merged.netQuantity);
    if (!netQuantity)
      warn('netQuantity', 'a net quantity such as "1 N", "100 ml", "2 x 50 g" or "Pack of 2"', merged.netQuantity);
  }

  // A code or class of its own rules out what its category says of the rest.
  const tax = merged.hsn === undefined && merged.taxClass === undefined ? category : merged;
  const optional = withoutUndefined({
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
  });
  return {
    ...optional,
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

/** Whether `country` ("India") is the one with the ISO code `code` ("IN"). */
function isHome(country: string, code: string): boolean {
  return country.toLowerCase() === regionNames.of(code)?.toLowerCase();
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
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

/** Reads "1 N", "100 ml", "2 x 50 g", "Pack of 3", "1.5 l"; undefined for what is none of these. */
export function parseNetQuantity(text: string): NetQuantity | undefined {
  const pack = /^(?:pack|set|combo) of (\d+)\b/i.exec(text);
  if (pack) return Number(pack[1]) > 0 ? { value: Number(pack[1]), unit: 'N', text } : undefined;
  const match = /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*([a-z]+)\b/i.exec(text);
  const unit = UNITS[match?.[3]?.toLowerCase() ?? ''];
  if (!match || !unit) return undefined;
  const value = Number(match[1] ?? 1) * Number(match[2]);
  return value > 0 ? { value, unit, text } : undefined;
}

/** The small and the large unit, how many of the small make the large one, and how many the unit itself. */
const SCALES = {
  g: ['g', 'kg', 1000, 1],
  kg: ['g', 'kg', 1000, 1000],
  ml: ['ml', 'l', 1000, 1],
  l: ['ml', 'l', 1000, 1000],
  cm: ['cm', 'm', 100, 1],
  m: ['cm', 'm', 100, 100],
} as const;

/**
 * The unit sale price of rule 6(11), rounded to two decimals by its display: per g below 1 kg and per kg from there, per ml
 * and l, per cm and m likewise, per number; undefined where it equals the price (a single piece, 1 g) and need not be said.
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
