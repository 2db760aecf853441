import { currentLanguage, FIRST_LANGUAGE } from '../../messages/language.ts';
import { type Answered, readAnswer, UNREACHABLE } from './api-answer.ts';
import { page } from '../page.ts';

const TIMEOUT_MS = 15_000;

export interface Call {
  /** Default: POST with a body, GET without. */
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Time limit of the whole answer. */
  readonly timeoutMs?: number;
  /** Whether it is sent to the end when the page is left. */
  readonly keepalive?: boolean;
}

/** Sends a request to the API host. */
export function fetchApi(
  path: string,
  { body, method, token, headers, timeoutMs = TIMEOUT_MS, keepalive = false }: Call = {},
): Promise<Response> {
  return fetch(page.api + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(currentLanguage() === FIRST_LANGUAGE ? {} : { 'x-language': currentLanguage() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    keepalive,
  });
}

/**
 * Calls the API host and returns the JSON of its answer, whatever the status: errors carry their code in the body.
 * @throws on timeout, network error, or an answer that is not JSON (such as a proxy's error page).
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  return (await (await fetchApi(path, call)).json()) as unknown;
}

/** Calls the API host and reads its answer. Never throws: an unreachable host is code 0. */
export async function askHost<T>(path: string, call: Call = {}): Promise<Answered<T>> {
  try {
    return readAnswer<T>(await callApi(path, call));
  } catch {
    return UNREACHABLE;
  }
}
