/** The result of a login (specification sections 7 and 8). The API host answers `{data}`, or `{data: null, error: {code}}`. */
export type LoginResult =
  | { readonly outcome: 'ok'; readonly token: string }
  | { readonly outcome: 'unknown-account' | 'wrong-password' | 'failed' };

/** Reads the answer to `POST /login`. An unknown answer counts as `failed`. */
export function readLogin(answer: unknown): LoginResult {
  const { data, error } = (answer ?? {}) as { data?: { token?: unknown } | null; error?: { code?: unknown } };
  if (typeof data?.token === 'string' && data.token !== '') return { outcome: 'ok', token: data.token };
  const code = Number(error?.code);
  if (data === null && code === 404) return { outcome: 'unknown-account' };
  if (data === null && code === 401) return { outcome: 'wrong-password' };
  return { outcome: 'failed' };
}

/** Whether the answer to `GET isValidSession` says that the token is no longer valid. An error of the host does not say so. */
export const isSessionOver = (answer: unknown): boolean => {
  const { data, error } = (answer ?? {}) as { data?: unknown; error?: unknown };
  return data === null && error === undefined;
};

/** Whether the answer to `GET isValidSession` says that the session is valid: non-null data. */
export const readSession = (answer: unknown): boolean => {
  const data = (answer as { data?: unknown } | null)?.data;
  return data !== null && data !== undefined;
};
