import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import { mkdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sellerInput } from '../../../catalog/schema/seller.ts';
import { slugify } from '../../../core/text/text.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { keptAddress } from '../../ground/text/address.ts';
import { fieldsOf } from './application.ts';

/** The file of the catalogue for a seller who applied. */
export interface SellerFile {
  /** Below the catalogue's folder. */
  readonly path: string;
  readonly text: string;
}

/** What ids of the catalogue look like. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 60;

/** An id for a seller that the catalogue does not have yet. */
export function suggestSellerId({ sellers }: Pick<Shop, 'sellers'>, row: SellerRow): string {
  const slug = slugify(fieldsOf(row).businessName ?? 'seller');
  const stem = (slug === 'product' ? 'seller' : slug).slice(0, LONGEST_ID - 3).replace(/-$/, '');
  let id = stem;
  for (let number = 2; sellers.has(id); number++) id = `${stem}-${number}`;
  return id;
}

/** The file of a seller, from the application; a sentence where it can't be made. */
export function makeSellerFile(row: SellerRow, id: string): SellerFile | string {
  if (!ID.test(id) || id.length > LONGEST_ID) return answersOperatorText.sellerId({ most: LONGEST_ID });
  const { businessName, pickup, gstin } = fieldsOf(row);
  if (businessName === undefined || pickup === undefined) return answersOperatorText.noSellerFile;
  const seller = {
    name: businessName,
    address: keptAddress({ ...pickup, country: 'IN' }),
    care: { phone: row.phone, email: row.email },
    ...(gstin === undefined ? {} : { gstin }),
    legal: { countryOfOrigin: 'India' },
  };
  const checked = sellerInput.safeParse(seller);
  if (checked.success) return { path: `sellers/${id}.json`, text: `${JSON.stringify(seller, null, 2)}\n` };
  const [issue] = checked.error.issues;
  return answersOperatorText.sellerRefused({ field: issue?.path.join('.') ?? '', expected: issue?.message ?? '' });
}

/**
 * Writes the file into the catalogue's folder, where none is. `false` where this host may not write there or has only a copy. Returns what
 * takes the file away again.
 */
export async function writeSellerFile(
  { root }: Pick<Shop, 'root'>,
  { path, text }: SellerFile,
): Promise<(() => Promise<void>) | false> {
  const target = join(root, path);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx', flush: true });
  } catch (error) {
    if (
      ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
    )
      return false;
    throw error;
  }
  return () => unlink(target);
}
