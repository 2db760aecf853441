import type { SellerApplication, SellerChange } from '../../contract/sellers.ts';
import { sellerDetailsText } from '../../messages/rooms/seller-details.ts';

/** The fields of what a seller may change with a code, and what is said of it. */

export type Kind = SellerChange['kind'];
export type Field = readonly [name: string, label: string, properties?: Partial<HTMLInputElement>];

/** What is said above the form of a change. */
export const NOTES: Readonly<Partial<Record<Kind, string>>> = {
  bank: sellerDetailsText.noteBank,
  email: sellerDetailsText.noteEmail,
};

/** The fields of each kind, with what is known. */
export const listFields = ({ pickup, gstin = '' }: SellerApplication): Readonly<Record<Kind, readonly Field[]>> => ({
  bank: [
    ['bank.holder', sellerDetailsText.holder, { minLength: 2, maxLength: 120 }],
    ['bank.accountNumber', sellerDetailsText.accountNumber, { inputMode: 'numeric', maxLength: 30 }],
    ['bank.ifsc', sellerDetailsText.ifsc, { maxLength: 20 }],
  ],
  email: [['email', sellerDetailsText.newEmail, { type: 'email', maxLength: 200 }]],
  phone: [['phone', sellerDetailsText.newPhone, { type: 'tel', maxLength: 30 }]],
  business: [
    [
      'pickup.pinCode',
      sellerDetailsText.pinCode,
      { inputMode: 'numeric', maxLength: 12, value: pickup?.pinCode ?? '' },
    ],
    ['pickup.line1', sellerDetailsText.line1, { minLength: 3, maxLength: 160, value: pickup?.line1 ?? '' }],
    ['pickup.line2', sellerDetailsText.line2, { maxLength: 160, required: false, value: pickup?.line2 ?? '' }],
    ['pickup.city', sellerDetailsText.city, { minLength: 2, maxLength: 80, value: pickup?.city ?? '' }],
    ['pickup.state', sellerDetailsText.state, { maxLength: 80, value: pickup?.state ?? '' }],
    ['gstin', sellerDetailsText.gstin, { maxLength: 20, required: false, value: gstin }],
  ],
});
