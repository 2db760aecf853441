import { z } from 'zod';
import { checkGstin, cleanGstin } from '../../core/gstin.ts';
import { cleanIfsc, isIfsc } from '../../core/ifsc.ts';
import { normalisePhone } from '../../core/phone.ts';
import type { SellerRow } from '../database/tables.ts';
import { email, isoMoment, line, moment, optionalLine, phoneText, present } from '../http/fields.ts';
import { checkPlace } from '../orders/check-contact.ts';

/** What a seller tells about the shop. All of it may come bit by bit; sending it in wants all of it. */

export const applicationFields = z.object({
  businessName: line(120, 2).optional(),
  contactName: line(100, 2).optional(),
  phone: phoneText.optional(),
  email: email.optional(),
  pickup: z
    .object({ line1: line(160, 3), line2: optionalLine(160), city: line(80, 2), state: line(80), pinCode: line(12) })
    .optional(),
  gstin: optionalLine(30),
  gstExempt: z.boolean({ error: 'true or false.' }).optional(),
  bank: z.object({ holder: line(120, 2), accountNumber: line(30), ifsc: line(20) }).optional(),
});
type TypedFields = z.output<typeof applicationFields>;

/** The fields as they are kept: checked, in one form. E-mail and phone have columns of their own. */
export interface SellerFields {
  readonly businessName?: string;
  readonly contactName?: string;
  readonly pickup?: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly gstin?: string;
  readonly gstExempt?: boolean;
  readonly bank?: { readonly holder: string; readonly accountNumber: string; readonly ifsc: string };
}

export interface CheckedFields {
  readonly fields: SellerFields;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly problems: Record<string, string>;
}

const GSTIN_PROBLEMS = {
  form: 'A GSTIN has 15 characters, as on the registration certificate.',
  state: 'The first two digits are no state.',
  checksum: 'The last character does not fit the others: please compare with the certificate.',
} as const;

/** Checks what was typed beyond its form, and brings it into the form that is kept. */
export function checkFields(typed: TypedFields): CheckedFields {
  const problems: Record<string, string> = {};
  const phone = typed.phone === undefined ? undefined : normalisePhone(typed.phone, 'IN');
  if (typed.phone !== undefined && phone === undefined) problems['phone'] = 'A mobile number of India.';
  const pickup = typed.pickup && checkPlace('IN', typed.pickup, 'pickup', problems);
  const gstin = typed.gstin === undefined ? undefined : cleanGstin(typed.gstin);
  const verdict = gstin === undefined ? 'ok' : checkGstin(gstin);
  if (verdict !== 'ok') problems['gstin'] = GSTIN_PROBLEMS[verdict];
  const bank = typed.bank && {
    holder: typed.bank.holder,
    accountNumber: typed.bank.accountNumber.replace(/[\s-]/g, ''),
    ifsc: cleanIfsc(typed.bank.ifsc),
  };
  if (bank && !/^\d{9,18}$/.test(bank.accountNumber)) problems['bank.accountNumber'] = '9 to 18 digits.';
  if (bank && !isIfsc(bank.ifsc)) problems['bank.ifsc'] = '11 characters: four letters, a zero, six more.';
  const { businessName, contactName, gstExempt } = typed;
  return {
    fields: present({ businessName, contactName, pickup: pickup as SellerFields['pickup'], gstin, gstExempt, bank }),
    phone,
    email: typed.email,
    problems,
  };
}

/** Joins new fields with those that are there. GSTIN and exemption exclude each other: the one that comes last counts. */
export function mergeFields(before: SellerFields, added: SellerFields): SellerFields {
  const { gstin, gstExempt, ...rest } = { ...before, ...added };
  if (added.gstExempt === true) return { ...rest, gstExempt: true };
  if (added.gstin !== undefined) return { ...rest, gstin };
  return { ...rest, ...present({ gstin, gstExempt }) };
}

/** Paths of what is still missing before an application can be sent in. */
export function listMissing({ businessName, contactName, pickup, gstin, gstExempt, bank }: SellerFields): string[] {
  const wanted = { businessName, contactName, pickup, gstin: gstin ?? (gstExempt === true || undefined), bank };
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

export const application = z.object({
  id: z.string(),
  status: z.enum(['draft', 'submitted', 'approved', 'refused', 'suspended']),
  email: z.string(),
  phone: z.string(),
  businessName: z.string().optional(),
  contactName: z.string().optional(),
  pickup: z
    .object({
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      state: z.string(),
      pinCode: z.string(),
    })
    .optional(),
  gstin: z.string().optional(),
  gstExempt: z.boolean().optional(),
  bank: z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string() }).optional(),
  missing: z.array(z.string()),
  reason: z.string().optional(),
  submittedAt: moment.optional(),
  decidedAt: moment.optional(),
  shop: z.string().optional(),
});
export type ApplicationView = z.output<typeof application>;

export const fieldsOf = (row: SellerRow): SellerFields => JSON.parse(row.fields) as SellerFields;

/** An application as its seller sees it: of the account number the last four digits. */
export function viewApplication(row: SellerRow): ApplicationView {
  const { bank, ...fields } = fieldsOf(row);
  return {
    id: row.id,
    status: row.status,
    email: row.email,
    phone: row.phone,
    ...fields,
    ...(bank && { bank: { ...bank, accountNumber: bank.accountNumber.replace(/.(?=.{4})/g, '•') } }),
    missing: listMissing({ ...fields, bank }),
    ...present({ reason: row.reason, shop: row.shop }),
    ...(row.submitted_at !== null && { submittedAt: isoMoment(row.submitted_at) }),
    ...(row.decided_at !== null && { decidedAt: isoMoment(row.decided_at) }),
  };
}
