import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeDiskError } from '../../integration/files/describe-disk-error.ts';
import type { ServedCatalog } from '../../integration/on-served.ts';
import { commandLine } from '../../command-line.ts';
import { readLook } from '../../theme/look.ts';
import { ADMIN_API, ADMIN_PATH, PICTURE_PREVIEW } from '../contract.ts';
import { AppFiles, ASSETS } from './app-files.ts';
import { type AdminContext, makeContext } from './context.ts';
import { answerEndpoint } from './endpoints.ts';
import { forgetDropped } from './dropped-pictures.ts';
import { checkSender, type Guard } from './guard.ts';
import { appPage, lookStyle, messagePage, SECURITY_HEADERS } from './pages.ts';
import { makePreview } from './pictures.ts';
import { below } from './problems.ts';
import { Refused } from './refused.ts';
import { undoUnfinished } from './write-files.ts';

/**
 * Adds the editor to the server of `npm run dev`: pages and endpoints below `/admin`, for a browser on this machine that opened the
 * address with the token of `guard`.
 */
export function serveAdmin({ server, site, follower }: ServedCatalog, guard: Guard): void {
  const context = makeContext(site, follower);
  const app = new AppFiles(context.journal);
  site.addressToFix = (name) => {
    const file = below(name, context.label);
    return context.folder.isEdited(file)
      ? [ADMIN_PATH, 'edit', ...file.split('/').map(encodeURIComponent)].join('/')
      : undefined;
  };
  forgetDropped(context);
  const undone = undoUnfinished(context.journal, (path) => context.folder.owns(path));
  if (undone.length > 0)
    console.log(`A save was killed before its end: ${undone.length} files are as they were before it.`);
  server.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== ADMIN_PATH && !url.pathname.startsWith(`${ADMIN_PATH}/`)) return next();
    answer(context, app, guard, url, request, response).catch((error: Error) => refuse(error, url, response));
  });
}

async function answer(
  context: AdminContext,
  app: AppFiles,
  guard: Guard,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams: query } = url;
  checkSender(request);
  if (query.has('token') && request.method === 'GET' && !path.startsWith(ADMIN_API)) {
    const cookie = guard.openSession(request);
    if (cookie === undefined) return send(response, 403, messagePage(OLD_ADDRESS));
    // The token is removed from the address, which people may copy.
    response.writeHead(303, { ...SECURITY_HEADERS, location: path, 'set-cookie': cookie }).end();
    return;
  }
  if (path.startsWith(ASSETS)) {
    const name = path.slice(ASSETS.length);
    if (name === 'brand.css') return send(response, 200, lookStyle(lookOf(context)), 'text/css; charset=utf-8');
    const file = await app.read(name);
    if (!file) throw new Refused(404, 'There is no such file.');
    return send(response, 200, file.content, file.type);
  }
  if (!guard.hasSession(request)) {
    if (path.startsWith(`${ADMIN_API}/`)) throw new Refused(403, OLD_ADDRESS);
    return send(response, 403, messagePage(OLD_ADDRESS));
  }
  if (path.startsWith(`${ADMIN_API}/`)) {
    const answered = await answerEndpoint(context, path.slice(ADMIN_API.length + 1), query, request);
    return send(response, 200, JSON.stringify(answered), 'application/json');
  }
  if (path.startsWith(`${PICTURE_PREVIEW}/`)) {
    const name = decodeURIComponent(path.slice(PICTURE_PREVIEW.length + 1));
    return send(response, 200, await makePreview(context, name), 'image/webp');
  }
  if (request.method !== 'GET') throw new Refused(404, 'There is no such page.');
  await app.folder();
  send(response, 200, appPage(context.site.site?.catalog.store.name ?? context.label));
}

const lookOf = ({ site }: AdminContext) => readLook(site.folders.theme, site.site?.catalog.store.colours);

const OLD_ADDRESS = `Open the editor by the address that "${commandLine('dev')}" prints when it starts. It has a key that is new each time.`;

function refuse(error: Error, { pathname }: URL, response: ServerResponse): void {
  const status = error instanceof Refused ? error.status : error instanceof URIError ? 400 : 500;
  if (status === 500) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = describeDiskError(error) ?? error.message;
  if (pathname.startsWith(ADMIN_API)) send(response, status, JSON.stringify({ message }), 'application/json');
  else send(response, status, messagePage(message));
}

function send(
  response: ServerResponse,
  status: number,
  body: Buffer | string,
  type = 'text/html; charset=utf-8',
): void {
  response.writeHead(status, { ...SECURITY_HEADERS, 'content-type': type }).end(body);
}
