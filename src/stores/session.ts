import { atom } from 'nanostores';
import { DEVICE_TYPE } from '../core/constants.ts';
import { isSessionOver, type LoginResult, readLogin, readSession } from '../core/session.ts';
import { readAnswer } from '../core/api-answer.ts';
import { callApi } from '../client/platform/api.ts';
import { tokenPlace } from '../client/platform/token.ts';

/** `unknown` until the API host has been asked. */
export const $session = atom<'unknown' | 'in' | 'out'>('unknown');

/** The token lies in local storage for who wants to be remembered, else in session storage, under the same key. */
export const TOKEN_KEY = 'accessToken';

const { read: readToken, keep: keepToken, forget: forgetToken } = tokenPlace(TOKEN_KEY);
export { readToken };

/** Asks whether the stored token is still good. No token, an error or any other answer means not logged in. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  if (token === undefined) {
    $session.set('out');
    return;
  }
  try {
    const answer = await callApi('/isValidSession', { token });
    // A dead token would make the next page show a login that is none.
    if (isSessionOver(answer)) forgetToken();
    $session.set(readSession(answer) ? 'in' : 'out');
  } catch {
    $session.set('out');
  }
}

export interface Credentials {
  /** User name, e-mail address or phone number: the host decides. */
  readonly name: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Logs in; on success the token is kept and the session asked for again. Never throws. */
export async function logIn({ name, password, remember }: Credentials): Promise<LoginResult['outcome']> {
  return enter('/login', { phoneno: name, password, deviceType: DEVICE_TYPE }, remember);
}

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Creates an account and logs in with it. `taken` when the host knows the name or address already; `refused` says what is wrong with a field. */
export async function register(
  registration: Registration,
): Promise<'ok' | 'taken' | 'failed' | { readonly refused: string }> {
  try {
    const answer = await callApi('/register', { body: { ...registration, deviceType: DEVICE_TYPE } });
    const refused = readAnswer(answer);
    if (!refused.ok && refused.code === 409) return 'taken';
    const [problem] = refused.ok ? [] : Object.values(refused.fields);
    if (problem !== undefined) return { refused: problem };
    return (await accept(readLogin(answer), true)) === 'ok' ? 'ok' : 'failed';
  } catch {
    return 'failed';
  }
}

async function enter(path: string, body: unknown, remember: boolean): Promise<LoginResult['outcome']> {
  try {
    return await accept(readLogin(await callApi(path, { body })), remember);
  } catch {
    return 'failed';
  }
}

async function accept(result: LoginResult, remember: boolean): Promise<LoginResult['outcome']> {
  if (result.outcome === 'ok') {
    keepToken(result.token, remember);
    $session.set('in');
    await checkSession();
  }
  return result.outcome;
}

/** Logs out here at once; the host is told, but nobody has to wait for it. */
export function logOut(): void {
  const token = readToken();
  forgetToken();
  $session.set('out');
  if (token !== undefined) callApi('/logout', { body: {}, token }).catch(() => {});
}
