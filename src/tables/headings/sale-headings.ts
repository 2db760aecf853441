/**
 * Headings of the days of a sale, in the languages of Indian sheets and of shop programs: "Date sale price ends", `special_price_to_date`, "Offer valid
 * till", "ऑफ़र की अंतिम तिथि", "Fin de la promo".
 */

type SaleDayField = 'offers.sale.from' | 'offers.sale.until' | 'offers.sale.days';

const words = (text: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${text})(?![\p{L}\p{M}])`, 'u');

const SALE = words(
  `sales?|special|offers?|discounts?|discounted|promos?|promotions?|promotional|deals?|schemes?|rebates?|markdowns?|reduced|price|mrp|festival|clearance|
  chhoot|chhut|सेल|ऑफर|छूट|விற்பனை|சலுகை|தள்ளுபடி|تخفيضات?|التخفيضات?|عرض|العرض|خصم|الخصم|angebots?|angebotspreis|aktion|aktionspreis|rabatt|sonderpreis|soldes?|promotion|
  promocao|remise|offre|oferta|descuento|rebajas?|sconto|offerta|saldi|desconto|aanbieding|korting`.replace(/\s+/g, ''),
);
const END = words(
  `end|ends|ending|ended|until|till|to|upto|expires?|expiry|expiration|expire|last|finish|finishes|through|thru|close|closes|over|tak|bis|ende|endet|fin|jusqu|hasta|fine|al|
  fim|ate|tot|eind|तक|समाप्त|समाप्ति|अंतिम|आखिरी|खत्म|வரை|முடிவு|முடியும்|حتى|نهاية|انتهاء|ينتهي|تنتهي`.replace(/\s+/g, ''),
);
const START = words(
  `start|starts|starting|begin|begins|beginning|from|since|effective|shuru|von|ab|beginn|beginnt|debut|depuis|desde|inicio|inizio|dal|vanaf|से|शुरू|शुरुआत|प्रारंभ|आरंभ|
  முதல்|தொடக்கம்|من|بداية|بدء|يبدأ|تبدأ`.replace(/\s+/g, ''),
);
const BOTH = words(
  `dates|days|period|validity|duration|effective date|effective dates|zeitraum|periode|periodo|अवधि|वैधता|காலம்|செல்லுபடி|فترة|مدة|صلاحية`,
);
/** Headings that mean the days of a sale only if there is a lower price: "Valid till", "End date". */
const BARE = words(`valid|validity|dates?|days?|on|वैध|तिथि|तारीख|செல்லுபடி|தேதி|تاريخ|صالح|datum|fecha|data|gültig`);

/** Days of the goods, not of their price. */
const OTHER_DAYS = words(
  `expiry|expires|expire|expiration|best before|shelf|mfg|manufacturing|warranty|guarantee|stock|restock|available|publish|published|delivery|dispatch|ship|shipping|launch|created|updated|modified`,
);

const LONGEST = 200;

/** A heading as words: "salePriceEndDate" and "special_price_to_date" are divided. Letters with a dot below match those without. */
const divide = (heading: string): string =>
  heading
    .slice(0, LONGEST)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** The field of a heading that names a sale and its days; undefined for others. */
export function fieldOfSaleDays(heading: string): SaleDayField | undefined {
  const text = divide(heading);
  return SALE.test(text) ? sideOf(text) : undefined;
}

/** The field of a heading that means days without saying of what; undefined for others. */
export function fieldOfBareDays(heading: string): SaleDayField | undefined {
  const text = divide(heading);
  return BARE.test(text) && !OTHER_DAYS.test(text) ? sideOf(text) : undefined;
}

function sideOf(text: string): SaleDayField | undefined {
  if (/\bvalid (?:up ?)?(?:to|till|until|thru|through)\b/.test(text)) return 'offers.sale.until';
  if (BOTH.test(text) && !END.test(text)) return 'offers.sale.days';
  if (END.test(text))
    return START.test(text) && /\bfrom\b.*\bto\b/.test(text) ? 'offers.sale.days' : 'offers.sale.until';
  return START.test(text) ? 'offers.sale.from' : undefined;
}
