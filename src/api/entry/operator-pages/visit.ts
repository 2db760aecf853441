import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../../ground/http/answer.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { type OperatorContext, OperatorError } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { hasRight, type Right } from '../../records/staff/roles.ts';
import { type Notice, setNotice, type StaffSession } from '../../records/staff/sessions.ts';
import { checkNavigation, readSession } from './guard.ts';
import { BASE_PATH, HOME } from './html.ts';
import { dashboardPage, type PageContent, redirectTo } from './layout.ts';
import { countWaiting, type SharedCounts, shareCounts } from './waiting.ts';

/** A request of a page of the dashboard by somebody who is signed in. */
export interface Visit {
  readonly services: HostServices;
  readonly context: OperatorContext;
  readonly session: StaffSession;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Path and query of the page, to come back to after an action. */
  readonly here: string;
  /** What the menu counts, too. */
  readonly counts: () => Promise<SharedCounts>;
  may(right: Right): boolean;
}

export const visitOf = (
  services: HostServices,
  session: StaffSession,
  request: IncomingMessage,
): Omit<Visit, 'params' | 'query'> => ({
  services,
  session,
  request,
  context: { services, actor: `operator:${session.person.name}` },
  here: pathOf(request),
  counts: shareCounts(services),
  may: (right) => hasRight(session.person.role, right),
});

/** Path and query below the host's base path. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.slice(BASE_PATH.length);

/** A page for people who are signed in. Others are sent to the sign-in. */
export const page = (
  services: HostServices,
  path: string,
  draw: (visit: Visit) => Promise<PageContent>,
  section = path,
): PageRoute => ({
  method: 'get',
  path: `${HOME}${path}`,
  handle: async (request, { params, query }) => {
    checkNavigation(request);
    const session = await readSession(services, request);
    const base = session && visitOf(services, session, request);
    if (!base) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: pathOf(request) })}`);
    const notice = base.session.notice === null ? undefined : (JSON.parse(base.session.notice) as Notice);
    if (notice) await setNotice(services, base.session, null);
    return inLanguageOf(base.session.person, async () => {
      const content = await drawSafely(() => draw({ ...base, params, query }));
      const waiting = await countWaiting(services, await base.counts());
      return dashboardPage(services, { section, ...content }, { session: base.session, notice, waiting });
    });
  },
});

/** Problems that a person can understand are shown as a page. */
async function drawSafely(draw: () => Promise<PageContent>): Promise<PageContent> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof OperatorError) return { title: error.message, status: 404 };
    if (error instanceof ProtocolError) return { title: error.message, status: error.status };
    throw error;
  }
}
