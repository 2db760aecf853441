import type { Answered } from '../../browser/api/api-answer.ts';
import type { SignedInSeller } from '../../contract/sellers.ts';
import { askHost, type Call } from '../../browser/api/api.ts';
import { readDevice } from '../../browser/device.ts';
import { tokenStorage } from '../../browser/api/token.ts';

/** Independent of a shopper's session: a browser may have both. */
export const { read: readSellerToken, keep: keepSellerToken, forget: forgetSellerToken } = tokenStorage('sellerToken');

/** Calls the API host as the signed-in seller. Never throws. */
export const askAsSeller = <T>(path: string, call: Call = {}): Promise<Answered<T>> =>
  askHost<T>(path, { ...call, token: readSellerToken() });

/** The signed-in seller; `null` if there is none, undefined when the host can't be reached. An invalid token is dropped. */
export async function findSeller(): Promise<SignedInSeller | null | undefined> {
  if (readSellerToken() === undefined) return null;
  const answer = await askAsSeller<{ seller: SignedInSeller } | null>('/seller/session');
  if (!answer.ok) return undefined;
  if (answer.data === null) forgetSellerToken();
  return answer.data?.seller ?? null;
}

/** Signs in with e-mail address or phone number. */
export async function signInSeller(login: string, password: string, remember: boolean): Promise<Answered<unknown>> {
  const answer = await askHost<{ token: string }>('/sellers/sign-in', {
    body: { login, password, device: readDevice() },
  });
  if (answer.ok) keepSellerToken(answer.data.token, remember);
  return answer;
}

/** Signs out at once; the request to the host is not awaited. */
export function signOutSeller(): void {
  void askAsSeller('/seller/sign-out', { body: {} });
  forgetSellerToken();
}
