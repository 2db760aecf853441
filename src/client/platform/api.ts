import { type Answered, readAnswer, UNREACHABLE } from '../../core/api-answer.ts';
import { page } from './page.ts';

const TIMEOUT_MS = 15_000;

export interface Call {
  /** GET without a body and POST with one, unless it is said. */
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The longest that the whole answer may take. */
  readonly timeoutMs?: number;
}

/** Sends a call to the API host and returns its answer as it came. */
export function fetchApi(
  path: string,
  { body, method, token, headers, timeoutMs = TIMEOUT_MS }: Call = {},
): Promise<Response> {
  return fetch(page.api + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * Calls the API host and returns the JSON of its answer, whatever its status: failures carry their code in the body.
 * @throws on time-out, without a network, and for an answer that is no JSON (an error page of something in between).
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  return (await (await fetchApi(path, call)).json()) as unknown;
}

/** Calls the API host and reads its answer. Never throws: a host that can't be reached is code 0. */
export async function askHost<T>(path: string, call: Call = {}): Promise<Answered<T>> {
  try {
    return readAnswer<T>(await callApi(path, call));
  } catch {
    return UNREACHABLE;
  }
}
