import type { SellerApplication } from '../../../contract/sellers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { type Answer, invalid, ok } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { columnOf, isLanguage } from '../../ground/text/language.ts';
import { serialiseApplication } from './application.ts';

/** Sets the language in which a seller is written to. */
export async function chooseLanguage(
  { database }: Pick<Services, 'database'>,
  seller: SellerRow,
  tag: string,
): Promise<Answer<{ readonly application: SellerApplication }>> {
  if (!isLanguage(tag)) return invalid({ language: fieldsText.language });
  const language = columnOf(tag);
  await database.write((db) => db.updateTable('sellers').set({ language }).where('id', '=', seller.id).execute());
  return ok({ application: serialiseApplication({ ...seller, language }) });
}
