import { atom } from 'nanostores';
import { DEVICE_TYPE } from '../core/site/constants.ts';
import { isSessionOver, type LoginResult, readLogin, readSession } from '../browser/api/session-answer.ts';
import { readAnswer } from '../browser/api/api-answer.ts';
import { callApi } from '../browser/api/api.ts';
import { noteConfirmed } from '../browser/forms/confirmed.ts';
import { readDevice } from '../browser/device.ts';
import { tokenStorage } from '../browser/api/token.ts';

/** `unknown` until the host has answered. */
export const $session = atom<'unknown' | 'in' | 'out'>('unknown');

/** In local storage with "Remember me", else in session storage. */
const TOKEN_KEY = 'accessToken';

const { read: readToken, keep: keepToken, forget: forgetToken } = tokenStorage(TOKEN_KEY);
export { readToken };

// Another tab of the browser starts with what this one knows.
$session.listen((session) => noteConfirmed(session === 'in'));

/** Checks the stored token with the host. Without a token, and on any error, the user counts as logged out. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  if (token === undefined) {
    $session.set('out');
    return;
  }
  try {
    const answer = await callApi('/isValidSession', { token });
    // Somebody has logged out or in meanwhile: the answer is about a session that is over.
    if (readToken() !== token) return checkSession();
    // With an invalid token the next page would look logged in.
    if (isSessionOver(answer)) forgetToken();
    $session.set(readSession(answer) ? 'in' : 'out');
  } catch {
    $session.set('out');
  }
}

interface Credentials {
  /** Username, e-mail address or phone number. */
  readonly name: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Logs in; on success it stores the token and checks the session. Never throws. */
export async function logIn({ name, password, remember }: Credentials): Promise<LoginResult['outcome']> {
  return enter('/login', { phoneno: name, password, deviceType: DEVICE_TYPE, device: readDevice() }, remember);
}

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Creates an account and logs in. `taken`: the username or e-mail address exists; `refused`: the errors of the fields. */
export async function register(
  registration: Registration,
): Promise<'ok' | 'taken' | 'failed' | { readonly refused: string }> {
  try {
    const answer = await callApi('/register', {
      body: { ...registration, deviceType: DEVICE_TYPE, device: readDevice() },
    });
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

/** Stores the token of a login and checks the session. */
export async function accept(result: LoginResult, remember: boolean): Promise<LoginResult['outcome']> {
  if (result.outcome === 'ok') {
    keepToken(result.token, remember);
    $session.set('in');
    await checkSession();
  }
  return result.outcome;
}

/** Logs out at once; the request to the host is not awaited. */
export function logOut(): void {
  const token = readToken();
  forgetToken();
  $session.set('out');
  if (token !== undefined) callApi('/logout', { body: {}, token }).catch(() => {});
}
