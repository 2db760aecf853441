import type { Answered } from '../../core/api-answer.ts';
import type { SignedInSeller } from '../../core/contract/sellers.ts';
import { askHost, type Call } from '../platform/api.ts';
import { tokenPlace } from '../platform/token.ts';

/** A seller's session is another than a shopper's: one browser may have both. */
export const { read: readSellerToken, keep: keepSellerToken, forget: forgetSellerToken } = tokenPlace('sellerToken');

/** Calls the API host as the seller who is signed in. Never throws. */
export const askAsSeller = <T>(path: string, call: Call = {}): Promise<Answered<T>> =>
  askHost<T>(path, { ...call, token: readSellerToken() });

/** Who is signed in: `null` for nobody, undefined when the host could not be asked. A dead token is forgotten. */
export async function findSeller(): Promise<SignedInSeller | null | undefined> {
  if (readSellerToken() === undefined) return null;
  const answer = await askAsSeller<{ seller: SignedInSeller } | null>('/seller/session');
  if (!answer.ok) return undefined;
  if (answer.data === null) forgetSellerToken();
  return answer.data?.seller ?? null;
}

/** Signs in with e-mail address or phone number. */
export async function signInSeller(login: string, password: string, remember: boolean): Promise<Answered<unknown>> {
  const answer = await askHost<{ token: string }>('/sellers/sign-in', { body: { login, password } });
  if (answer.ok) keepSellerToken(answer.data.token, remember);
  return answer;
}

/** Signs out here at once; the host is told, but nobody has to wait for it. */
export function signOutSeller(): void {
  void askAsSeller('/seller/sign-out', { body: {} });
  forgetSellerToken();
}
