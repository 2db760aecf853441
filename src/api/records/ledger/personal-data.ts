import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, impersonal, none, ruleFor } from '../../ground/privacy/rules.ts';

const BOOKS = 'books of account, eight financial years';

/** What the host keeps about people in the books of sellers. */
export const ledgerData: PersonalData = {
  tables: {
    payouts: ruleFor<'payouts'>()({
      words: 'payout',
      found: [by('seller', 'seller_id')],
      label: ['id'],
      onRequest: { does: 'nothing', why: BOOKS },
      columns: {
        ...none(
          'id',
          'shop',
          'seller_id',
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
      found: [by('shop', 'shop')],
      onRequest: { does: 'nothing', why: BOOKS },
      columns: {
        ...none('shop', 'cause', 'kind', 'order_id', 'shipment_id', 'currency', 'day', 'at', 'due_on', 'payable_minor'),
        ...none('value_minor', 'payout_id'),
        note: given('what was written to the seller', 'stays'),
      },
    }),
    seller_entries: impersonal('shop', 'cause', 'kind', 'line_id', 'debit', 'credit', 'amount_minor'),
    seller_years: impersonal('shop', 'year', 'base_minor', 'untaxed_minor', 'is_over'),
    seller_months: impersonal('shop', 'month', 'postings', 'payable_minor'),
    seller_month_sums: impersonal('shop', 'month', 'kind', 'debit', 'credit', 'amount_minor'),
    seller_open_days: impersonal('shop', 'due_on', 'currency', 'postings', 'payable_minor'),
  },
};
