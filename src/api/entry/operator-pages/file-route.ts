import { operatorSignInText } from '../../../messages/rooms/operator-sign-in.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { fileAnswer } from '../../ground/http/file-answer.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
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
 * A file on a page of the dashboard, for people who are signed in. `what` chooses error messages; `find` gets the parameters of the
 * address.
 */
export const fileRoute = (
  services: HostServices,
  path: string,
  what: 'picture' | 'document',
  find: (params: Readonly<Record<string, string>>, context: OperatorContext) => Promise<DashboardFile | undefined>,
): PageRoute => ({
  method: 'get',
  path: `${HOME}${path}`,
  handle: async (request, { params }) => {
    const site = request.headers['sec-fetch-site'];
    const session = await readSession(services, request);
    if (!session || (site !== undefined && site !== 'same-origin'))
      throw new ProtocolError(403, operatorSignInText.signInForFile({ what }));
    const found = await find(params, visitOf(services, session, request).context);
    if (!found)
      throw new ProtocolError(
        404,
        inLanguageOf(session.person, () => operatorSignInText.noFile({ what })),
      );
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
