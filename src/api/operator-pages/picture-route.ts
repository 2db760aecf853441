import { ProtocolError } from '../http/answer.ts';
import type { PageRoute } from '../http/page-route.ts';
import type { Services } from '../services.ts';
import { readSession } from './guard.ts';
import { HOME } from './html.ts';

/** A picture on a page of the dashboard, as WebP, for people who are signed in. `find` gets the parameters of the address. */
export const pictureRoute = (
  services: Services,
  path: string,
  find: (params: Readonly<Record<string, string>>) => Promise<Buffer<ArrayBuffer> | undefined>,
): PageRoute => ({
  method: 'get',
  path: `${HOME}${path}`,
  handle: async (request, { params }) => {
    const site = request.headers['sec-fetch-site'];
    const session = await readSession(services, request);
    if (!session || (site !== undefined && site !== 'same-origin'))
      throw new ProtocolError(403, 'This picture is only for people who are signed in.');
    const found = await find(params);
    if (!found) throw new ProtocolError(404, 'There is no such picture here.');
    return new Response(found, {
      headers: {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=3600',
      },
    });
  },
});
