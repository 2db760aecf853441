import { isPlaceholder } from '../../catalog/lenient/understand.ts';
import type { ProductDocument } from '../../tables/model.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { dropEmpty, firstText } from './read-texts.ts';
import { cleanText } from '../../tables/rows/values.ts';

type Legal = NonNullable<ProductDocument['legal']>;

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The declarations of rows. Missing ones come from the mapping (`defaults`, the nearest first). */
export function readLegal(rows: readonly RowValues[], defaults: readonly (Legal | undefined)[]): Legal {
  const text = (field: string) => {
    const read = cleanText(firstText(rows, `legal.${field}`));
    return isPlaceholder(read) ? '' : read;
  };
  const rate = text('gstRate')
    .replace(/^gst[_ ]?/i, '')
    .replace(/\s?%$/, '');
  const quantity = text('netQuantity');
  const country = text('countryOfOrigin');
  const own = dropEmpty<Legal>({
    genericName: text('genericName'),
    countryOfOrigin: /^[A-Z]{2}$/.test(country) ? (regions.of(country) ?? country) : country,
    // A number alone counts pieces.
    netQuantity: /^\d{1,6}(?:\.0+)?$/.test(quantity) ? `${Number(quantity)} N` : quantity,
    maker: readParty(text('maker.name'), text('maker.address')),
    packer: readParty(text('packer.name'), text('packer.address')),
    importer: readParty(text('importer.name'), text('importer.address')),
    dimensions: text('dimensions'),
    bestBefore: text('bestBefore'),
    warranty: text('warranty'),
    hsn: text('hsn').replace(/[ .]|\.0$/g, '') || undefined,
    taxClass: (text('taxClass').toLowerCase() || undefined) as Legal['taxClass'],
    gstRate: /^\d{1,2}(?:\.\d{1,2})?$/.test(rate) ? Number(rate) : undefined,
  });
  return Object.assign({}, ...defaults.toReversed().map((one) => one ?? {}), own) as Legal;
}

/** Separates name and address, which marketplaces have in one cell: the name ends at the first comma or line. */
function readParty(name: string, address: string): Legal['maker'] {
  if (name === '') return undefined;
  if (address !== '') return { name, address };
  const end = name.search(/[,\n]/);
  return end > 0 ? { name: name.slice(0, end).trim(), address: name.slice(end + 1).trim() } : undefined;
}
