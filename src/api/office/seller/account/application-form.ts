import {
  accountFields,
  bankFields,
  gstinField,
  panField,
  passwordField,
  pinCodeField,
  streetFields,
} from '../../../../core/seller/application-fields.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { cleanAccountNumber } from '../../../../core/seller/seller.ts';
import { checksText } from '../../../../messages/rooms/checks.ts';
import { formErrorsText } from '../../../../messages/rooms/form-errors.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDetailsText } from '../../../../messages/rooms/seller-details.ts';
import { sellerFormText } from '../../../../messages/rooms/seller-form.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { type CheckedFields, checkFields, type SellerFields } from '../../../records/sellers/application.ts';
import { applicationFields, signUpRequest } from '../../../../contract/sellers.ts';
import type { HostServices } from '../../../entry/services.ts';
import { checkbox, type Typed } from '../../kit/pieces/fields.ts';
import { formField, formFields, formPart, missingFields, problemsOf, problemSummary } from '../../kit/forms/form.ts';
import { behind } from '../../kit/pieces/html.ts';

/** The form of an application: a new one, which opens an account, or one that is continued. */

interface FormOptions {
  /** Whether the form opens an account, with a password. */
  readonly isNew: boolean;
  /** The stored bank account. */
  readonly bank?: SellerFields['bank'];
}

const newPassword = signUpRequest.pick({ password: true });

const isExempt = ({ values }: Typed): boolean => values['tax'] === 'exempt';

/** The fields that must be filled in before the application is sent. */
const neededFields = (typed: Typed, { isNew, bank }: FormOptions): readonly FormField[] => [
  ...accountFields,
  ...(isNew ? [passwordField] : []),
  pinCodeField,
  ...streetFields,
  isExempt(typed) ? panField : gstinField,
  ...(bank ? [] : bankFields),
];

/** All fields that a summary of problems may name, in the order of the page. */
const allFields: readonly FormField[] = [
  ...accountFields,
  passwordField,
  pinCodeField,
  ...streetFields,
  gstinField,
  panField,
  { name: 'gstExempt', label: () => sellerFormText.exempt, attributes: {} },
  ...bankFields,
];

/** The parts of the form, after a summary of what is wrong. */
export function applicationParts(services: HostServices, typed: Typed, { isNew, bank }: FormOptions): Html {
  const { name, store } = services.shop();
  const site = services.siteUrl();
  const tax = (value: string, text: string): Html =>
    html`<label class="check"><input type="radio" name="tax" value="${value}"${(value === 'exempt') === isExempt(typed) && ' checked'}> ${text}</label>`;
  const account = formFields(bankFields, typed);
  const terms = store.sellerTerms?.pages[0];
  return html`${problemSummary(typed, allFields)}
${formPart(sellerFormText.about, html`${formFields(accountFields, typed, true)}${isNew && formField(passwordField, typed, true)}`)}
${formPart(sellerDetailsText.pickup, formFields([pinCodeField, ...streetFields], typed))}
${formPart(
  sellerFormText.tax,
  html`${tax('registered', sellerFormText.registered)}${tax('exempt', sellerFormText.exempt)}
<div data-tax="registered">${formField(gstinField, typed)}</div>
<div data-tax="exempt"><p class="soft">${sellerFormText.exemptNote}</p>${formField(panField, typed)}${declaration(name, typed)}</div>`,
)}
${formPart(
  sellerFormText.bank,
  bank
    ? html`<p>${sellerApplicationText.bank({ holder: bank.holder, number: bank.accountNumber, ifsc: bank.ifsc })}</p>${behind(sellerFormText.changeAccount, account)}`
    : account,
)}
<p class="soft">${withTags(officeText.privacy, (_, text) => html`<a href="${site + store.pages.privacy}">${text}</a>`)}${
    terms && html` ${withTags(officeText.sellerTerms, (_, text) => html`<a href="${site + terms}">${text}</a>`)}`
  }</p>`;
}

function declaration(shop: string, { values, problems = {} }: Typed): Html {
  const problem = problems['gstExempt'];
  const box = checkbox(sellerFormText.declare({ shop }), 'gstExempt', values['gstExempt'] !== undefined);
  return html`<div id="field-gstExempt">${box}${problem && html`<span class="bad">${problem}</span>`}</div>`;
}

/** A typed application: the fields that can be stored, and what is wrong. */
export interface ReadApplication {
  readonly checked: CheckedFields;
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads the form. Address and account are stored as a whole, so each must be completed once it is begun; `isComplete` requires everything. */
export function readApplication(
  typed: Typed,
  options: FormOptions & { readonly isComplete: boolean },
): ReadApplication {
  const { values } = typed;
  const text = (name: string): string | undefined => values[name]?.trim() || undefined;
  const group = (path: string, names: readonly string[]): Record<string, string | undefined> | undefined => {
    const found = names.map((name) => [name, text(`${path}.${name}`)] as const);
    // The schema names missing parts.
    return found.some(([, value]) => value !== undefined) ? Object.fromEntries(found) : undefined;
  };
  const fields = {
    ...Object.fromEntries(accountFields.map(({ name }) => [name, text(name)])),
    pickup: group('pickup', ['line1', 'line2', 'city', 'state', 'pinCode']),
    ...(isExempt(typed)
      ? { pan: text('pan'), gstExempt: values['gstExempt'] === undefined ? undefined : true }
      : { gstin: text('gstin') }),
    bank: group('bank', ['holder', 'accountNumber', 'ifsc']),
  };
  const parsed = applicationFields.safeParse(fields);
  const checked = checkFields(parsed.data ?? {});
  const again =
    cleanAccountNumber(values['accountAgain'] ?? '') !== cleanAccountNumber(values['bank.accountNumber'] ?? '');
  const asked = options.isComplete
    ? neededFields(typed, options)
    : [...accountFields, ...(options.isNew ? [passwordField] : [])];
  const isUndeclared = options.isComplete && isExempt(typed) && values['gstExempt'] === undefined;
  return {
    checked,
    problems: {
      ...(again && { accountAgain: checksText.accountAgain }),
      ...(isUndeclared && { gstExempt: formErrorsText.tick }),
      ...(options.isNew && problemsOf(newPassword.safeParse({ password: values['password'] ?? '' }).error)),
      ...problemsOf(parsed.error),
      ...checked.problems,
      ...missingFields(asked, typed),
    },
  };
}
