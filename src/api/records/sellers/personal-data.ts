import { deleteApplication } from './delete-application.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, impersonal, none, ruleFor, secret } from '../../ground/privacy/rules.ts';

/** What the host keeps about people in sellers. */
export const sellerData: PersonalData = {
  tables: {
    sellers: ruleFor<'sellers'>()({
      words: 'seller or application to sell',
      found: [by('seller-account', 'id'), by('email', 'email_key'), by('phone', 'phone')],
      label: ['id', 'status'],
      onRequest: { does: 'application' },
      columns: {
        ...none(
          'id',
          'status',
          'seller_id',
          'created_at',
          'submitted_at',
          'decided_at',
          'seen_at',
          'email_confirmed_at',
          'language',
        ),
        ...secret('password', 'email_key'),
        email: given('email', 'stays', ''),
        phone: given('phone', 'stays', ''),
        fields: {
          json: {
            businessName: { holds: 'name of the business', fate: 'stays' },
            contactName: { holds: 'name', fate: 'stays' },
            pickup: { holds: 'address', fate: 'stays' },
            gstin: { holds: 'GSTIN', fate: 'stays' },
            pan: { holds: 'PAN', fate: 'stays' },
            bank: { holds: 'bank account', fate: 'stays' },
          },
          others: ['gstExempt', 'bankSince', 'categories', 'summaryOff'],
        },
        reason: given('why it was decided so', 'stays'),
      },
    }),
    seller_changes: ruleFor<'seller_changes'>()({
      words: 'change of a seller’s details',
      found: [by('seller-account', 'seller_account_id'), by('email', 'email'), by('phone', 'phone')],
      label: ['kind', 'state'],
      onRequest: { does: 'delete' },
      columns: {
        ...none('id', 'seller_account_id', 'kind', 'state', 'created_at', 'due_at'),
        email: given('email', 'request'),
        phone: given('phone', 'request'),
        value: {
          json: {
            pickup: { holds: 'address', fate: 'request' },
            gstin: { holds: 'GSTIN', fate: 'request' },
            pan: { holds: 'PAN', fate: 'request' },
            bank: { holds: 'bank account', fate: 'request' },
          },
          others: ['gstExempt'],
        },
      },
    }),
    seller_documents: ruleFor<'seller_documents'>()({
      words: 'document of a seller',
      found: [by('seller-account', 'seller_account_id')],
      onRequest: { does: 'nothing', why: 'goes with its application; of approved sellers it belongs to the books' },
      columns: {
        ...none('id', 'seller_account_id', 'kind', 'media_type', 'bytes', 'created_at'),
        data: given('copy of the document', 'stays', ''),
      },
    }),
    sold_out: impersonal('sku', 'size', 'seller_id', 'at'),
  },
  erase: async (db, person) => {
    for (const sellerAccountId of person.ids['seller-account']) await deleteApplication(db, sellerAccountId);
  },
};
