import type { IncomingMessage } from 'node:http';
import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { type Failure, ProtocolError } from '../../../ground/http/answer.ts';
import { BASE } from '../../../ground/http/app.ts';
import { fileAnswer } from '../../../ground/http/file-answer.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { StreamedAnswer } from '../../../ground/http/streamed-answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { bytesOf } from '../../../ground/http/upload-room.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import { inLanguageOf } from '../../../ground/text/language.ts';
import { OperatorError } from '../../../entry/outcomes/operator-error.ts';
import type { HostServices } from '../../../entry/services.ts';
import { checkNavigation, checkOwnForm, readForm, readToken, sessionCookie } from './guard.ts';
import { officePage, ownPath, type PageContent, redirectTo } from './layout.ts';
import type { Office, OfficeSession, OfficeVisit, Refused } from './office.ts';
import { formBytes, readFiles, type SentFiles } from './uploads.ts';

export interface OfficeFile {
  readonly content: Buffer<ArrayBuffer>;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A form with files, and the function that takes it. */
export interface Upload<Visit> {
  /** The most bytes of all its files together. */
  readonly mostBytes: number;
  /** Refuses a form before it is read; `bytes` is its greatest possible length. */
  readonly refuse?: (visit: Visit, address: string, bytes: number) => Promise<Failure | undefined>;
  readonly take: (visit: Visit, sent: SentFiles) => Promise<Outcome>;
  readonly back: string;
}

/** A page with its path. */
interface OwnPage<Visit> {
  readonly pattern: RegExp;
  readonly draw: (visit: Visit) => Promise<PageContent | Response | StreamedAnswer>;
  readonly section: string;
}

/** A form as it was sent, with the page to which it leads. */
interface Sent extends Pick<Refused, 'path' | 'typed'> {
  readonly section: string;
  readonly goal: string;
}

/** The result of a form: a notice for the next page, another response, or a page, such as the form with what is wrong. */
export type Outcome = Notice | Response | PageContent;

/** The routes of an office: its pages, forms and files, each for people who are signed in. Others are redirected to the sign-in. */
export function officeRoutes<Session extends OfficeSession, Visit extends OfficeVisit<Session>>(
  office: Office<Session, Visit>,
) {
  const { home } = office;

  const readSession = async (services: HostServices, request: IncomingMessage): Promise<Session | undefined> => {
    const token = readToken(home, request);
    return token === undefined ? undefined : office.findSession(services, token);
  };

  const toSignIn = (next: string): Response =>
    redirectTo(home, `${home.path}/sign-in?${new URLSearchParams({ next })}`);

  const show = async (visit: Visit, section: string, content: PageContent, told?: Notice): Promise<Response> => {
    const frame = await office.frame(visit, content.section ?? section);
    return officePage(visit.services, office, content, { told, frame });
  };

  /** The pages of each host, by service. */
  const pages = new WeakMap<HostServices, OwnPage<Visit>[]>();

  /** Shows the page of a refused form, with what was typed. Undefined if there is no page at `goal`. */
  const showAgain = async ({ services, session, request }: Visit, goal: string, refused: Refused) => {
    const { pathname, searchParams } = new URL(goal, 'https://office.invalid');
    const query = Object.fromEntries(searchParams);
    for (const { pattern, draw, section } of pages.get(services) ?? []) {
      const params = pattern.exec(pathname);
      if (!params) continue;
      const known = Object.entries(params.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
      const base = { services, session, request, params: Object.fromEntries(known), query, here: goal, refused };
      const visit = office.visit(base);
      const content = await drawSafely(() => draw(visit));
      if (!('title' in content)) return undefined;
      return show(visit, section, { status: 422, ...content }, refused.notice);
    }
    return undefined;
  };

  /** Answers a form with its outcome. The page at `goal` shows a notice; for a refused form it is shown at once. */
  const answer = async (visit: Visit, outcome: Outcome, { section, goal, ...sent }: Sent): Promise<Response> => {
    if (outcome instanceof Response) return outcome;
    if ('title' in outcome) return show(visit, section, outcome);
    const again = outcome.isError ? await showAgain(visit, goal, { ...sent, notice: outcome }) : undefined;
    if (again) return again;
    await office.setNotice(visit.services, visit.session, outcome);
    return redirectTo(home, goal);
  };

  const page = (
    services: HostServices,
    path: string,
    draw: (visit: Visit) => Promise<PageContent | Response | StreamedAnswer>,
    section = path,
  ): PageRoute => {
    const own = { pattern: patternOf(`${home.path}${path}`), draw, section };
    pages.set(services, [...(pages.get(services) ?? []), own]);
    return {
      method: 'get',
      path: `${home.path}${path}`,
      handle: async (request, input) => {
        checkNavigation(request);
        const session = await readSession(services, request);
        if (!session) return toSignIn(pathOf(request));
        const told = session.notice === null ? undefined : (JSON.parse(session.notice) as Notice);
        if (told) await office.setNotice(services, session, null);
        const visit = office.visit({ services, session, request, ...input, here: pathOf(request) });
        return inLanguageOf(office.readerOf(session), async () => {
          const content = await drawSafely(() => draw(visit));
          return 'title' in content ? show(visit, section, content, told) : content;
        });
      },
    };
  };

  /** A route that takes a form. Its notice is shown by the page at `back`, or by the one in the form's field `back`. */
  const form = (
    services: HostServices,
    path: string,
    take: (visit: Visit, form: URLSearchParams) => Promise<Outcome>,
    back = path,
  ): PageRoute => ({
    method: 'post',
    path: `${home.path}${path}`,
    handle: async (request, input) => {
      checkNavigation(request);
      const typed = await readForm(request);
      const session = await readSession(services, request);
      const named = typed.get('back');
      const goal = named === null ? `${home.path}${back}` : ownPath(home, named);
      if (!session) return toSignIn(goal);
      checkOwnForm(session, typed.get('form'));
      const visit = office.visit({ services, session, request, ...input, here: goal });
      return inLanguageOf(office.readerOf(session), async () =>
        answer(visit, await take(visit, typed), { section: back, goal, path, typed }),
      );
    },
  });

  /** A file for a page. `what` chooses the error messages. */
  const file = (
    services: HostServices,
    path: string,
    what: 'picture' | 'document',
    find: (visit: Visit) => Promise<OfficeFile | undefined>,
  ): PageRoute => ({
    method: 'get',
    path: `${home.path}${path}`,
    handle: async (request, input) => {
      const site = request.headers['sec-fetch-site'];
      const session = await readSession(services, request);
      if (!session || (site !== undefined && site !== 'same-origin'))
        throw new ProtocolError(403, operatorSignInText.signInForFile({ what }));
      const found = await find(office.visit({ services, session, request, ...input, here: pathOf(request) }));
      if (!found)
        throw new ProtocolError(
          404,
          inLanguageOf(office.readerOf(session), () => operatorSignInText.noFile({ what })),
        );
      return fileAnswer(found.content, found.mediaType, {
        'cross-origin-resource-policy': 'same-origin',
        ...found.headers,
      });
    },
  });

  /** A picture on a page, as WebP. */
  const picture = (
    services: HostServices,
    path: string,
    find: (visit: Visit) => Promise<Buffer<ArrayBuffer> | undefined>,
  ): PageRoute =>
    file(services, path, 'picture', async (visit) => {
      const content = await find(visit);
      return content && { content, mediaType: 'image/webp', headers: { 'cache-control': 'private, max-age=3600' } };
    });

  /** A route that takes a form with files. */
  const upload = (
    services: HostServices,
    path: string,
    { mostBytes, refuse, take, back }: Upload<Visit>,
  ): PageRoute => ({
    method: 'post',
    path: `${home.path}${path}`,
    handle: async (request, input, room) => {
      checkNavigation(request);
      const session = await readSession(services, request);
      let goal = `${home.path}${back}`;
      let typed = new URLSearchParams();
      if (!session) return toSignIn(goal);
      const visit = office.visit({ services, session, request, ...input, here: goal });
      const address = clientAddress(request, services.config.trustedProxies);
      return inLanguageOf(office.readerOf(session), async () => {
        const receive = async (): Promise<Outcome> => {
          const refused = await refuse?.(visit, address, bytesOf(request, formBytes(mostBytes)));
          if (refused) return { isError: true, text: refused.error.message };
          const sent = await readFiles(request, room, address, mostBytes);
          typed = sent.fields;
          checkOwnForm(session, typed.get('form'));
          goal = ownPath(home, typed.get('back') ?? goal);
          return take(visit, sent);
        };
        const outcome = await receive().catch((error: unknown): Notice => {
          if (!(error instanceof ProtocolError) || error.status !== 413) throw error;
          return { isError: true, text: officeText.fileLarge({ most: mostBytes / 1e6 }) };
        });
        return answer(visit, outcome, { section: back, goal, path, typed });
      });
    },
  });

  /** Ends the session, and redirects to the sign-in. */
  const signOut = (services: HostServices): PageRoute => ({
    method: 'post',
    path: `${home.path}/sign-out`,
    handle: async (request) => {
      checkNavigation(request);
      const typed = await readForm(request);
      const session = await readSession(services, request);
      if (session) {
        checkOwnForm(session, typed.get('form'));
        await office.closeSession(services, session, readToken(home, request) ?? '');
      }
      return redirectTo(home, `${home.path}/sign-in`, sessionCookie(home, request, ''));
    },
  });

  return { readSession, page, form, upload, file, picture, signOut };
}

/** A pattern for the addresses of a path, which has `{name}` for parameters. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** Path and query below the host's base path. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.slice(BASE.length);

/** Shows problems that a person can understand as a page. */
async function drawSafely<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | PageContent> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof OperatorError) return { title: error.message, status: 404 };
    if (error instanceof ProtocolError) return { title: error.message, status: error.status };
    throw error;
  }
}
