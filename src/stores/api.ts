import { page } from './page.ts';

const TIMEOUT_MS = 15_000;

/**
 * Calls the API host and returns the JSON of its answer, whatever its status: failures carry their code in the body.
 * @throws on time-out, without a network, and for an answer that is no JSON (an error page of something in between).
 */
export async function callApi(
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<unknown> {
  const response = await fetch(page.api + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return (await response.json()) as unknown;
}
