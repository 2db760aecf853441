import { createHash } from 'node:crypto';
import type { ReadProduct } from '../model.ts';
import type { SourceText } from '../json/positions.ts';
import type { CheckContext } from './check-context.ts';
import { SAMPLE_DIGESTS } from './sample-digests.ts';

/** The sample shop of this project, which may be published with its own values. */
const SAMPLE = { name: 'Haat', siteUrl: 'https://haat.example' };

/** Numbers of the sample, also for WhatsApp. Nobody has a number that begins like this. */
const SAMPLE_PHONE = /^91?12345/;
/** E-mail addresses at names that are reserved for examples. */
const SAMPLE_EMAIL = /@(?:[^@]*\.)?(?:example|invalid|test|example\.(?:com|net|org))$/i;
/** SKUs of the products that a new shop may begin with. */
const SAMPLE_SKU = /^SAMPLE-\d{1,2}$/;

const A_NUMBER = 'your own telephone number';
const AN_EMAIL = 'your own e-mail address';

/** Digest of a name, address, GSTIN or TRN, in which case, spaces and the form of apostrophes make no difference. */
export const digestValue = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim())
    .digest('hex')
    .slice(0, 12);

/**
 * Finds values of the sample shop, such as its officer, addresses, numbers and GSTINs, in the files of another shop: an error where the
 * site has a real address (`isStrict`), else a warning. Made-up numbers, e-mail addresses and products are found at a real address only.
 */
export function checkSampleValues(
  { files: { store, sellers, markets }, problems, label }: CheckContext & { readonly label: string },
  shown: readonly ReadProduct[],
  isStrict: boolean,
): void {
  const known = store?.known;
  if (!store || (known?.name === SAMPLE.name && known.siteUrl === SAMPLE.siteUrl)) return;
  const add = (source: SourceText, path: readonly PropertyKey[], expected: string) =>
    problems.add(source, path, { code: 'sample-value', severity: isStrict ? 'error' : 'warning', expected });
  const compare = (source: SourceText, path: readonly PropertyKey[], text: string | undefined) => {
    if (text !== undefined && SAMPLE_DIGESTS.has(digestValue(text)))
      add(source, path, 'your own: this is that of the sample shop');
  };
  const dial = (source: SourceText, path: readonly PropertyKey[], text: string | undefined) => {
    if (isStrict && text !== undefined && SAMPLE_PHONE.test(text.replace(/\D/g, ''))) add(source, path, A_NUMBER);
  };
  const write = (source: SourceText, path: readonly PropertyKey[], text: string | undefined) => {
    if (isStrict && text !== undefined && SAMPLE_EMAIL.test(text)) add(source, path, AN_EMAIL);
  };
  const { source } = store;
  compare(source, ['legalName'], known?.legalName);
  compare(source, ['address'], known?.address);
  compare(source, ['grievanceOfficer', 'name'], known?.grievanceOfficer?.name);
  for (const key of ['care', 'grievanceOfficer'] as const) {
    dial(source, [key, 'phone'], known?.[key]?.phone);
    write(source, [key, 'email'], known?.[key]?.email);
  }
  dial(source, ['orderChannel', 'whatsapp'], known?.orderChannel?.whatsapp);
  write(source, ['orderChannel', 'email'], known?.orderChannel?.email);
  for (const market of markets) compare(market.source, ['vat', 'number'], market.known.vat?.number);
  for (const seller of sellers) {
    compare(seller.source, ['trn'], seller.known.trn);
    compare(seller.source, ['gstin'], seller.known.gstin);
    compare(seller.source, ['address'], seller.known.address);
    dial(seller.source, ['care', 'phone'], seller.known.care?.phone);
    write(seller.source, ['care', 'email'], seller.known.care?.email);
  }
  const samples = shown.filter(({ sku }) => SAMPLE_SKU.test(sku));
  if (isStrict && samples.length > 0)
    // Not of a product's file: these products are not set aside, as they have no fault of their own.
    problems.addFile(`${label}/products`, {
      code: 'sample-products',
      found: `${samples.length} products of the new shop's samples: ${samples.map(({ sku }) => sku).join(', ')}`,
      expected: 'your own products; remove these files, or add "draft": true',
    });
}
