import type { Answered } from '../../browser/api/api-answer.ts';
import type { SellerApplication } from '../../contract/sellers.ts';
import { readValues, type Values } from '../forms/form-values.ts';
import { askHost } from '../../browser/api/api.ts';
import { askAsSeller, keepSellerToken, readSellerToken, signInSeller } from './seller-session.ts';

/** What the form of an application holds, and storing it at the host; loaded once somebody types, or is signed in. */

export { describeTrouble } from '../../browser/api/api-answer.ts';
export { askAsSeller, findSeller } from './seller-session.ts';

export type Applied = Answered<{ readonly application: SellerApplication }>;

/** The fields that can be stored. Address and bank account are sent only when complete. */
export function readApplication(form: HTMLFormElement): { body: Values; isPartial: boolean } {
  const { tax: _tax, accountAgain: _again, pickup, bank, gstExempt, ...body } = readValues(form);
  const hasAll = (group: unknown, ...names: readonly string[]): boolean =>
    names.every((name) => (group as Values | undefined)?.[name] !== undefined);
  const isAddress = hasAll(pickup, 'line1', 'city', 'state', 'pinCode');
  const isAccount = hasAll(bank, 'holder', 'accountNumber', 'ifsc');
  return {
    body: {
      ...body,
      ...(isAddress && pickup ? { pickup } : {}),
      ...(isAccount && bank ? { bank } : {}),
      ...(gstExempt === true ? { gstExempt } : {}),
    },
    isPartial: (pickup !== undefined && !isAddress) || (bank !== undefined && !isAccount),
  };
}

/** Stores the application at the host, with a new account if there is none. */
export async function saveApplication(body: Values): Promise<Applied> {
  const { password = '', ...fields } = body;
  if (readSellerToken() === undefined) {
    const made = await askHost<{ token: string; application: SellerApplication }>('/sellers', { body });
    if (made.ok) keepSellerToken(made.data.token, true);
    if (made.ok || made.code !== 409) return made;
    // The account may come from a first try whose answer was lost: then the password is right.
    const signedIn = await signInSeller(String(fields['email']), String(password), true);
    if (!signedIn.ok) return signedIn.code === 401 ? made : signedIn;
  }
  return askAsSeller('/seller/application', { method: 'PUT', body: fields });
}
