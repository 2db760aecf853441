import { translationsOf } from '../../catalog/shapes/record-translations.ts';
import type { ProductDocument } from '../../tables/model.ts';
import { readCell } from '../../tables/read/flatten.ts';
import { categoriesOf, sellerOf } from './assign.ts';
import type { ConvertContext } from '../../tables/rows/context.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';

/** The format of products that are written like files of the catalogue. */
export const OWN_RECORDS = 'haat-json';

/** Fields of a product that are numbers in files. */
const NUMBERS: readonly string[] = ['stock', 'leadTimeDays', 'gtin'];
const SWITCHES: readonly string[] = ['draft', 'mainPage'];

/** A record with Hindi texts as files had them before translations existed. */
type OlderRecord = ProductDocument & { titleHi?: string; descriptionHi?: string };

/** A record in this shop's own format, with the id of its category. Its fields don't change; the schema checks them. */
export function readRecord(
  values: RowValues,
  context: ConvertContext,
  findings: Findings,
): { readonly product: ProductDocument; readonly category: string | undefined } {
  const fields: Record<string, unknown> = {};
  for (const [field, text] of values.listCells()) {
    if (text === '' || field === 'category') continue;
    if (NUMBERS.includes(field) && /^\d{1,15}$/.test(text) && String(Number(text)) === text)
      fields[field] = field === 'gtin' ? text : Number(text);
    else if (SWITCHES.includes(field) && /^(?:true|false)$/.test(text)) fields[field] = text === 'true';
    else fields[field] = TEXTS.includes(field) ? text : readCell(text);
  }
  const [category] = categoriesOf([values], context, findings);
  const { titleHi, descriptionHi, ...record } = fields as OlderRecord;
  const translations = translationsOf({ titleHi, descriptionHi, translations: record.translations });
  return {
    product: { ...record, ...(translations && { translations }), seller: sellerOf([values], context) },
    category,
  };
}

/** Fields whose texts may begin with a bracket. */
const TEXTS: readonly string[] = [
  'sku',
  'title',
  'titleHi',
  'description',
  'descriptionHi',
  'details',
  'brand',
  'colour',
  'slug',
  'mpn',
];
