import { ProtocolError } from '../../ground/http/answer.ts';
import { fileAnswer } from '../../ground/http/file-answer.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import type { OperatorContext } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { readSession } from './guard.ts';
import { HOME } from './html.ts';
import { visitOf } from './visit.ts';

interface DashboardFile {
  readonly content: Buffer<ArrayBuffer>;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A file on a page of the dashboard, for people who are signed in. `word` names it in error messages; `find` gets the parameters of the
 * address.
 */
export const fileRoute = (
  services: HostServices,
  path: string,
  word: 'picture' | 'document',
  find: (params: Readonly<Record<string, string>>, context: OperatorContext) => Promise<DashboardFile | undefined>,
): PageRoute => ({
  method: 'get',
  path: `${HOME}${path}`,
  handle: async (request, { params }) => {
    const site = request.headers['sec-fetch-site'];
    const session = await readSession(services, request);
    if (!session || (site !== undefined && site !== 'same-origin'))
      throw new ProtocolError(403, `This ${word} is only for people who are signed in.`);
    const found = await find(params, visitOf(services, session, request).context);
    if (!found) throw new ProtocolError(404, `There is no such ${word} here.`);
    return fileAnswer(found.content, found.mediaType, {
      'cross-origin-resource-policy': 'same-origin',
      ...found.headers,
    });
  },
});

/** A picture on a page of the dashboard, as WebP, for people who are signed in. */
export const pictureRoute = (
  services: HostServices,
  path: string,
  find: (params: Readonly<Record<string, string>>) => Promise<Buffer<ArrayBuffer> | undefined>,
): PageRoute =>
  fileRoute(services, path, 'picture', async (params) => {
    const content = await find(params);
    return content && { content, mediaType: 'image/webp', headers: { 'cache-control': 'private, max-age=3600' } };
  });
