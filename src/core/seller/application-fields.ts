import { addressFieldsText } from '../../messages/rooms/address-fields.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { sellerDetailsText } from '../../messages/rooms/seller-details.ts';
import { sellerFormText } from '../../messages/rooms/seller-form.ts';
import { INDIAN_STATES } from '../address/indian-states.ts';
import { stateOptions } from '../address/state-names.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '../site/constants.ts';
import type { FormField } from '../site/form-field.ts';

/** The fields of an application to sell, by part: for the page of the shop, and for the seller's office. */

/** Codes and numbers on papers, which no browser should correct. */
const AS_TYPED = { autocapitalize: 'characters', autocomplete: 'off', spellcheck: 'false', maxlength: 20 } as const;

export const emailField: FormField = {
  name: 'email',
  label: () => loginText.email,
  type: 'email',
  attributes: { autocomplete: 'email', maxlength: 200 },
};

export const phoneField: FormField = {
  name: 'phone',
  label: () => addressFieldsText.phone,
  type: 'tel',
  attributes: { autocomplete: 'tel', maxlength: 30 },
};

export const passwordField: FormField = {
  name: 'password',
  label: () => loginText.password,
  type: 'password',
  missing: () => sellerFormText.passwordMissing({ least: MIN_PASSWORD }),
  hint: () => loginText.passwordLength({ least: MIN_PASSWORD }),
  isSecret: true,
  attributes: { autocomplete: 'new-password', minlength: MIN_PASSWORD, maxlength: MAX_PASSWORD },
};

/** Needed to open an account, with a password; all others may follow. */
export const accountFields: readonly FormField[] = [
  {
    name: 'businessName',
    label: () => sellerDetailsText.businessName,
    attributes: { autocomplete: 'organization', minlength: 2, maxlength: 120 },
  },
  {
    name: 'contactName',
    label: () => sellerFormText.contactName,
    attributes: { autocomplete: 'name', minlength: 2, maxlength: 100 },
  },
  phoneField,
  emailField,
];

export const pinCodeField: FormField = {
  name: 'pickup.pinCode',
  label: () => sellerDetailsText.pinCode,
  attributes: { inputmode: 'numeric', autocomplete: 'postal-code', maxlength: 12 },
};

/** The rest of the address where parcels are picked up. */
export const streetFields: readonly FormField[] = [
  {
    name: 'pickup.line1',
    label: () => sellerDetailsText.line1,
    missing: () => sellerFormText.line1Missing,
    attributes: { autocomplete: 'address-line1', minlength: 3, maxlength: 160 },
  },
  {
    name: 'pickup.line2',
    label: () => sellerDetailsText.line2,
    hint: () => sellerFormText.line2Hint,
    isOptional: true,
    attributes: { autocomplete: 'address-line2', maxlength: 160 },
  },
  {
    name: 'pickup.city',
    label: () => sellerDetailsText.city,
    attributes: { autocomplete: 'address-level2', minlength: 2, maxlength: 80 },
  },
  {
    name: 'pickup.state',
    label: () => sellerDetailsText.state,
    choices: () => [['', sellerFormText.chooseState], ...stateOptions(INDIAN_STATES)],
    attributes: { autocomplete: 'address-level1' },
  },
];

export const gstinField: FormField = {
  name: 'gstin',
  label: () => sellerDetailsText.gstin,
  hint: () => sellerFormText.gstinHint,
  attributes: AS_TYPED,
};

/** Asked for only without a GSTIN, which has it in it. */
export const panField: FormField = {
  name: 'pan',
  label: () => sellerDetailsText.pan,
  hint: () => sellerFormText.panHint,
  attributes: AS_TYPED,
};

/** The account number is typed twice. */
export const bankFields: readonly FormField[] = [
  {
    name: 'bank.holder',
    label: () => sellerDetailsText.holder,
    missing: () => sellerFormText.holderMissing,
    attributes: { autocomplete: 'name', minlength: 2, maxlength: 120 },
  },
  {
    name: 'bank.accountNumber',
    label: () => sellerDetailsText.accountNumber,
    isSecret: true,
    attributes: { inputmode: 'numeric', autocomplete: 'off', maxlength: 30 },
  },
  {
    name: 'accountAgain',
    label: () => sellerFormText.accountAgain,
    missing: () => sellerFormText.accountAgainMissing,
    isSecret: true,
    attributes: { inputmode: 'numeric', autocomplete: 'off', maxlength: 30 },
  },
  {
    name: 'bank.ifsc',
    label: () => sellerDetailsText.ifsc,
    hint: () => sellerFormText.ifscHint,
    attributes: AS_TYPED,
  },
];
