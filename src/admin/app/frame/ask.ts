import { ADMIN_API, ADMIN_HEADER, type Endpoints, PICTURES, type PictureAnswer, type Refusal } from '../../contract.ts';

/** The server refused a request, or the request did not reach it. The message is for the editor. */
export class AskError extends Error {}

const UNREACHED =
  'The server does not answer. Is the command that shows the shop still running? Start it again, and open the address that it prints.';

/** Calls an endpoint of the editor's server. @throws AskError */
export async function ask<Name extends keyof Endpoints>(
  name: Name,
  takes: Endpoints[Name]['takes'],
): Promise<Endpoints[Name]['answers']> {
  const [method = 'GET', path = ''] = name.split(' ');
  if (method === 'GET') {
    const query = new URLSearchParams(takes as Record<string, string>).toString();
    return send(`${ADMIN_API}/${path}${query && `?${query}`}`, { method });
  }
  return send(`${ADMIN_API}/${path}`, {
    method,
    headers: { [ADMIN_HEADER]: '1', 'content-type': 'application/json' },
    body: JSON.stringify(takes),
  });
}

/**
 * Sends a picture for `catalog/images/<folder>`. It is in that folder once a file that names it is saved.
 * @throws AskError for a file that is not a picture
 */
export const sendPicture = (file: File, folder: string): Promise<PictureAnswer> =>
  send(`${ADMIN_API}/${PICTURES}?${new URLSearchParams({ name: file.name, folder })}`, {
    method: 'POST',
    headers: { [ADMIN_HEADER]: '1' },
    body: file,
  });

async function send<T>(address: string, request: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { ...request, credentials: 'same-origin' });
  } catch {
    throw new AskError(UNREACHED);
  }
  const answer = (await response.json().catch(() => undefined)) as T | Refusal | undefined;
  if (response.ok && answer !== undefined) return answer as T;
  throw new AskError((answer as Refusal | undefined)?.message ?? UNREACHED);
}
