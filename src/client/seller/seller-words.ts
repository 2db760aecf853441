import type { ProductStatus } from '../../contract/products.ts';
import type { SellerPayout, StatementLine } from '../../contract/payouts.ts';
import type { ApplicationStatus } from '../../contract/sellers.ts';
import type { StatementColumn } from '../../core/settlement/statement.ts';
import { sellerAccountText } from '../../messages/rooms/seller-account.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { sellerApplicationText } from '../../messages/rooms/seller-application.ts';
import { sellerStatesText } from '../../messages/rooms/seller-states.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';

/** Texts for states, as sellers see them. */

/** How the label of a state looks: done, bad, late, under way, or over. Others, what is new too, are plain. */
export type Tone = 'good' | 'warn' | 'late' | 'going' | 'soft';

export const PRODUCT_WORDS: Readonly<Record<ProductStatus, string>> = {
  draft: sellerStatesText.draft,
  submitted: sellerStatesText.inReview,
  changes: sellerStatesText.needsChanges,
  approved: sellerStatesText.approved,
  published: sellerStatesText.inShop,
  listed: sellerStatesText.inShop,
};

export const PRODUCT_TONES: Readonly<Partial<Record<ProductStatus, Tone>>> = {
  submitted: 'going',
  changes: 'warn',
  approved: 'good',
  published: 'good',
  listed: 'good',
};

export const PAYOUT_TONES: Readonly<Partial<Record<SellerPayout['status'], Tone>>> = {
  made: 'going',
  paid: 'good',
  failed: 'warn',
};

export const PAYOUT_WORDS: Readonly<Record<SellerPayout['status'], string>> = {
  made: sellerStatesText.toBePaid,
  paid: sellerStatesText.paid,
  failed: sellerStatesText.failed,
};

export const STATEMENT_WORDS: Readonly<Record<StatementLine['kind'], string>> = {
  sale: sellerAccountText.sale,
  return: sellerAccountText.return,
  tds: sellerAccountText.tdsBefore,
  adjustment: sellerAccountText.correction,
  payout: sellerAccountText.payout,
  'payout-returned': sellerAccountText.payoutBack,
};

export const COLUMN_WORDS: Readonly<Record<StatementColumn, string>> = {
  sales: sellerAccountText.sales,
  returns: sellerAccountText.returns,
  commission: sellerAccountText.commission,
  shipping: sellerAccountText.shipping,
  gst: sellerAccountText.gst,
  tcs: sellerAccountText.tcs,
  tds: sellerAccountText.tds,
  adjustments: sellerAccountText.corrections,
  payouts: sellerAccountText.paidOut,
};

export const APPLICATION_WORDS: Readonly<Record<ApplicationStatus, { readonly title: string; readonly text: string }>> =
  {
    draft: { title: sellerApplicationText.draftTitle, text: sellerApplicationText.draftText },
    submitted: {
      title: sellerApplicationText.submittedTitle,
      text: sellerApplicationText.submittedText,
    },
    refused: {
      title: sellerApplicationText.refusedTitle,
      text: sellerApplicationText.refusedText,
    },
    approved: { title: sellerApplicationText.approvedTitle, text: '' },
    suspended: {
      title: sellerApplicationText.suspendedTitle,
      text: sellerApplicationText.suspendedText,
    },
  };

/** What is said of an application that was sent: what the applicant has to do first, or that it is being checked. */
export function submittedWords(
  isEmailConfirmed: boolean,
  missing: number,
): (typeof APPLICATION_WORDS)[ApplicationStatus] {
  const text = sellerApplicationText.onceDone;
  if (!isEmailConfirmed) return { title: sellerApplicationText.confirmEmail, text };
  if (missing > 0) return { title: sellerApplicationText.sendDocuments({ count: missing }), text };
  return APPLICATION_WORDS.submitted;
}

/** "24 products", or of a search "3 of 24 products". */
export const foundWords = (found: number, all: number): string =>
  found === all ? listsText.products({ count: all, shown: all }) : sellerProductsText.found({ found, all });
