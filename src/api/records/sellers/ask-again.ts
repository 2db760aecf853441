import { askToConfirm } from './confirm-email.ts';
import { findSeller } from './owner.ts';
import type { SellerServices } from './services.ts';

/** What comes of asking an applicant once more to confirm the address. Only `asked` has sent a mail. */
export type AskedAgain =
  | { readonly kind: 'unknown-seller' }
  | { readonly kind: 'confirmed'; readonly email: string }
  /** As many mails as the limits allow went there lately. */
  | { readonly kind: 'too-often'; readonly email: string }
  | { readonly kind: 'asked'; readonly email: string };

/** Sends an applicant, by id or email address, the link that confirms the address once more. */
export async function askAgain(services: SellerServices, named: string): Promise<AskedAgain> {
  const row = await findSeller(services.database.read, named);
  if (!row) return { kind: 'unknown-seller' };
  if (row.email_confirmed_at !== null) return { kind: 'confirmed', email: row.email };
  const wait = await services.database.write((db) => askToConfirm(services, db, row, { not: 'by-staff' }));
  return { kind: wait === undefined ? 'asked' : 'too-often', email: row.email };
}
