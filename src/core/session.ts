/** What the API host answers (specification sections 7 and 8): `{data}` on success, `{data: null, error: {code}}` on failure. */
export type LoginResult =
  | { readonly outcome: 'ok'; readonly token: string }
  | { readonly outcome: 'unknown-account' | 'wrong-password' | 'failed' };

/** The words of the error catalogue (section 8), to the letter. */
export const LOGIN_MESSAGES = {
  unknownAccount: 'Email Id is Not Register..! Please Register',
  wrongPassword: 'Invalid Login Details',
  failedTitle: 'Oops...',
  failedText: 'Something went wrong!',
  failedLink: 'Why do I have this issue?',
} as const;

/** Reads the answer to `POST /login`; anything that is not one of the known answers has failed. */
export function readLogin(answer: unknown): LoginResult {
  const { data, error } = (answer ?? {}) as { data?: { token?: unknown } | null; error?: { code?: unknown } };
  if (typeof data?.token === 'string' && data.token !== '') return { outcome: 'ok', token: data.token };
  const code = Number(error?.code);
  if (data === null && code === 404) return { outcome: 'unknown-account' };
  if (data === null && code === 401) return { outcome: 'wrong-password' };
  return { outcome: 'failed' };
}

/** Whether the answer to `GET isValidSession` says that the token is good no more; a fault of the host says nothing of it. */
export const isSessionOver = (answer: unknown): boolean => {
  const { data, error } = (answer ?? {}) as { data?: unknown; error?: unknown };
  return data === null && error === undefined;
};

/** Whether the answer to `GET isValidSession` says that the session is valid: non-null data. */
export const readSession = (answer: unknown): boolean => {
  const data = (answer as { data?: unknown } | null)?.data;
  return data !== null && data !== undefined;
};
