import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readRules, type SiteRules } from './rules.ts';
import { CONTROL_FILES, DEFAULT_CACHE_CONTROL, isCompressible, isPageType, mediaTypeOf } from './site-files.ts';

/** Longer addresses are refused with 414. Headers may be longer, since Node closes the connection without an answer at its limit. */
const LONGEST_ADDRESS = 8_192;
export const LONGEST_HEADERS = 65_536;

/** Number of compressed answers that are kept. */
const KEPT_ANSWERS = 2_000;

interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly packed: Map<'br' | 'gzip', Buffer>;
}

/**
 * Serves a built site as a CDN does: clean addresses, the headers and redirects of the site's own files, compression,
 * ETags, and 404.html for the rest. `folder` may be a link that is swapped while the server runs.
 */
export function createStaticServer(folder: string): Server {
  let site: { readonly root: string; readonly rules: SiteRules; readonly answers: Map<string, Answer> } | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Only GET and HEAD are answered here.\n');
      return;
    }
    // Synchronous: it takes some microseconds, and an asynchronous call would wait for a free thread of the pool.
    const root = realpathSync.native(folder);
    // Each build has its own answers, so that a request that began before a swap adds no old page to the new site.
    if (site?.root !== root) site = { root, rules: await readRules(root), answers: new Map() };
    const { rules, answers } = site;
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = readPath(rawPath);
    for (const [name, value] of rules.headersFor(path ?? rawPath)) response.setHeader(name, value);
    const search = query ? `?${query}` : '';
    const redirect = path && (rules.redirectOf(path) ?? cleanAddress(path));
    if (redirect) {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(301, { location: encodeURI(redirect) + search }).end();
      return;
    }
    const file = path && (await readAnswer(root, path, answers));
    const isTooLong = (request.url ?? '').length > LONGEST_ADDRESS;
    if (file && !isTooLong) {
      await send(request, response, 200, file);
      return;
    }
    const spelled = path && !isTooLong && (await findSpelling(path, root, rules, answers));
    if (spelled) {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(301, { location: encodeURI(spelled) + search }).end();
      return;
    }
    // The cache rules are for files: errors at their addresses must not be cached.
    response.setHeader('cache-control', 'no-store');
    const shown = file ?? (await readAnswer(root, '/404', answers));
    if (shown) await send(request, response, file ? 414 : 404, shown);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
  };

  return createServer({ maxHeaderSize: LONGEST_HEADERS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end('The server failed to answer.\n');
    });
  });
}

/** The page for another spelling of its address: with capitals, or with `/1` for the first page of a list. */
async function findSpelling(
  path: string,
  root: string,
  rules: SiteRules,
  answers: Map<string, Answer>,
): Promise<string | undefined> {
  const first = path.replace(/\/1$/, '');
  for (const other of new Set([first, first.toLowerCase()])) {
    const page = rules.redirectOf(other) ?? other;
    if (page === path || page === '/') continue;
    const found = await readAnswer(root, page, answers);
    if (found && isPageType(found.type)) return page;
  }
  return undefined;
}

/**
 * Decodes a path once. Undefined when it can't be a file of the site: other spellings of a path ("//", "/./") must not reach
 * files that the path itself does not.
 */
function readPath(raw: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  const parts = path.replace(/\/+$/, '').split('/').slice(1);
  return parts.some((part) => part === '' || part === '.' || part === '..') ? undefined : path;
}

/** The canonical address of a path: no slash at the end, no `.html`, no `index`; undefined if it is canonical. */
function cleanAddress(path: string): string | undefined {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/+$/, '');
  return clean === path || clean.startsWith('//') ? undefined : clean || '/';
}

async function readAnswer(root: string, path: string, answers: Map<string, Answer>): Promise<Answer | undefined> {
  const kept = answers.get(path);
  if (kept) return kept;
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, path];
  for (const candidate of candidates) {
    const body = await readFileBelow(root, candidate);
    if (!body) continue;
    const answer: Answer = {
      body,
      etag: createHash('sha1').update(body).digest('base64url'),
      type: mediaTypeOf(candidate),
      packed: new Map(),
    };
    if (answers.size >= KEPT_ANSWERS) answers.delete(answers.keys().next().value as string);
    answers.set(path, answer);
    return answer;
  }
  return undefined;
}

async function readFileBelow(root: string, path: string): Promise<Buffer | undefined> {
  try {
    const wanted = join(root, path);
    const real = await realpath(wanted);
    // Links, and other spellings on a case-insensitive disk, are not served.
    if (real !== wanted || CONTROL_FILES.includes(relative(root, real))) return undefined;
    const handle = await open(real);
    try {
      return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'EISDIR') return undefined;
    throw error;
  }
}

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

async function send(request: IncomingMessage, response: ServerResponse, status: number, answer: Answer): Promise<void> {
  const compressible = isCompressible(answer.type);
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('content-type', answer.type);
  response.setHeader('etag', etag);
  if (compressible) response.setHeader('vary', 'accept-encoding');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
  if (status === 200 && request.headers['if-none-match']?.split(', ').includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding ? await pack(answer, encoding) : answer.body;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function chooseEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

async function pack(answer: Answer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  let body = answer.packed.get(encoding);
  if (!body) {
    // Quality 5 takes a millisecond or two. Budgets are measured with quality 11, as CDNs send it.
    body =
      encoding === 'br'
        ? await packers.br(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await packers.gzip(answer.body);
    answer.packed.set(encoding, body);
  }
  return body;
}
