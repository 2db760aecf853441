import { z } from 'zod';
import { cleanGstin } from '../../../core/tax/gstin.ts';
import {
  cleanAccountNumber,
  cleanIfsc,
  describeAccountNumber,
  describeGstin,
  describeIfsc,
  describePan,
  describeSellerPhone,
} from '../../../core/seller/seller.ts';
import { normalisePhone } from '../../../core/address/phone.ts';
import { cleanPan } from '../../../core/tax/pan.ts';
import { parseColumn } from '../../ground/database/json-column.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { languageChoices } from '../../ground/text/language.ts';
import { findLanguage } from '../../../messages/read-messages.ts';
import { checkAddress } from '../delivery/check-contact.ts';
import { type SellerApplication, type applicationFields, bank, pickup } from '../../../contract/sellers.ts';

/** The fields of an application. They may be saved in any number of steps; submitting requires all of them. */

type TypedFields = z.output<typeof applicationFields>;

/** The fields as stored: checked and normalised. Email and phone have their own columns. */
const keptFields = z.object({
  businessName: z.string().optional(),
  contactName: z.string().optional(),
  pickup: pickup.optional(),
  gstin: z.string().optional(),
  gstExempt: z.boolean().optional(),
  pan: z.string().optional(),
  bank: bank.optional(),
  /** Since when the bank account is used: payouts that failed before then do not speak against it. */
  bankSince: z.number().optional(),
});
export type SellerFields = z.output<typeof keptFields>;

export interface CheckedFields {
  readonly fields: SellerFields;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly problems: Record<string, string>;
}

/** Checks typed fields by the same rules as the page and normalises them. */
export function checkFields(typed: TypedFields): CheckedFields {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | undefined) => {
    if (problem !== undefined) problems[field] = problem;
  };
  if (typed.phone !== undefined) note('phone', describeSellerPhone(typed.phone));
  const address = typed.pickup && checkAddress('IN', typed.pickup, 'pickup', problems);
  if (typed.gstin !== undefined) note('gstin', describeGstin(typed.gstin, typed.pickup?.state ?? ''));
  if (typed.pan !== undefined) note('pan', describePan(typed.pan, typed.gstin ?? ''));
  if (typed.bank) {
    note('bank.accountNumber', describeAccountNumber(typed.bank.accountNumber));
    note('bank.ifsc', describeIfsc(typed.bank.ifsc));
  }
  const { businessName, contactName, gstExempt } = typed;
  return {
    fields: present({
      businessName,
      contactName,
      pickup: address,
      gstin: typed.gstin === undefined ? undefined : cleanGstin(typed.gstin),
      gstExempt,
      pan: typed.pan === undefined ? undefined : cleanPan(typed.pan),
      bank: typed.bank && {
        holder: typed.bank.holder,
        accountNumber: cleanAccountNumber(typed.bank.accountNumber),
        ifsc: cleanIfsc(typed.bank.ifsc),
      },
    }),
    phone: typed.phone === undefined ? undefined : normalisePhone(typed.phone, 'IN'),
    email: typed.email,
    problems,
  };
}

/** Merges new fields into stored ones. GSTIN and exemption exclude each other; the newer one counts. */
export function mergeFields(before: SellerFields, added: SellerFields): SellerFields {
  const { gstin, gstExempt, ...rest } = { ...before, ...added };
  if (added.gstExempt === true) return { ...rest, gstExempt: true };
  if (added.gstin !== undefined) return { ...rest, gstin };
  return { ...rest, ...present({ gstin, gstExempt }) };
}

/** Paths of the fields that are missing for submission. */
export function listMissing({
  businessName,
  contactName,
  pickup,
  gstin,
  gstExempt,
  pan,
  bank,
}: SellerFields): string[] {
  const isExempt = gstExempt === true;
  const wanted = {
    businessName,
    contactName,
    pickup,
    gstin: gstin ?? (isExempt || undefined),
    // A GSTIN contains it.
    pan: isExempt ? pan : true,
    bank,
  };
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/** Contradictions between fields that were saved separately, by path. */
export function findContradictions({ gstin = '', pan = '', pickup: address }: SellerFields): Record<string, string> {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | undefined) => {
    if (problem !== undefined) problems[field] = problem;
  };
  if (gstin) note('gstin', describeGstin(gstin, address?.state ?? ''));
  if (pan) note('pan', describePan(pan, gstin));
  return problems;
}

export const fieldsOf = (row: SellerRow): SellerFields => parseColumn(keptFields, row.fields);

/** An application as its seller sees it, with only the last four digits of the account number. */
export function serialiseApplication(row: SellerRow): SellerApplication {
  const { bank, bankSince: _since, ...fields } = fieldsOf(row);
  const languages = languageChoices();
  return {
    id: row.id,
    status: row.status,
    email: row.email,
    phone: row.phone,
    ...fields,
    ...(bank && { bank: { ...bank, accountNumber: bank.accountNumber.replace(/.(?=.{4})/g, '•') } }),
    missing: listMissing({ ...fields, bank }),
    isEmailConfirmed: row.email_confirmed_at !== null,
    ...(languages.length > 1 && { language: findLanguage(row.language), languages }),
    ...present({ reason: row.reason, sellerId: row.seller_id }),
    submittedAt: row.submitted_at === null ? undefined : isoMoment(row.submitted_at),
    decidedAt: row.decided_at === null ? undefined : isoMoment(row.decided_at),
  };
}
