import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, impersonal, none, ruleFor } from '../../ground/privacy/rules.ts';

const BOOKS = 'books of account, eight financial years';

/** What the host keeps about people in the books of sellers. */
export const ledgerData: PersonalData = {
  tables: {
    payouts: ruleFor<'payouts'>()({
      words: 'payout',
      found: [by('seller-account', 'seller_account_id')],
      label: ['id'],
      onRequest: { does: 'nothing', why: BOOKS },
      columns: {
        ...none(
          'id',
          'seller_id',
          'seller_account_id',
          'currency',
          'amount_minor',
          'status',
          'made_at',
          'settled_at',
          'utr',
          'reason',
        ),
        holder: given('holder of the bank account', 'stays', ''),
        account_number: given('bank account', 'stays', ''),
        ifsc: given('bank', 'stays', ''),
      },
    }),
    seller_postings: ruleFor<'seller_postings'>()({
      words: 'entry in the books of a seller',
      found: [by('seller', 'seller_id')],
      onRequest: { does: 'nothing', why: BOOKS },
      columns: {
        ...none(
          'seller_id',
          'cause',
          'kind',
          'order_id',
          'shipment_id',
          'currency',
          'day',
          'at',
          'due_on',
          'payable_minor',
        ),
        ...none('value_minor', 'payout_id'),
        note: given('what was written to the seller', 'stays'),
      },
    }),
    seller_entries: impersonal('seller_id', 'cause', 'kind', 'line_id', 'debit', 'credit', 'amount_minor'),
    seller_years: impersonal('seller_id', 'year', 'base_minor', 'untaxed_minor', 'is_over'),
    seller_months: impersonal('seller_id', 'month', 'postings', 'payable_minor'),
    seller_month_sums: impersonal('seller_id', 'month', 'kind', 'debit', 'credit', 'amount_minor'),
    seller_open_days: impersonal('seller_id', 'due_on', 'currency', 'postings', 'payable_minor'),
  },
};
