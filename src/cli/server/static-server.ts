import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { isCompressedForm } from '../../integration/compress/compressed-forms.ts';
import type { Effort } from '../../integration/compress/encode.ts';
import { CompressedAnswers, nameCoding, type SentFile } from './compressed-answers.ts';
import { findRecords, isPrivateName } from '../../integration/serving/private-files.ts';
import type { MadeFile } from '../../integration/provisional-site.ts';
import { PATH_PATTERNS } from '../../paths.ts';
import { CAME_FROM, FROM_SHOP, HINTS, isDictionaryLink, readRules, type SiteRules, SPECULATION } from './rules.ts';
import {
  AVIF_CACHE_CONTROL,
  CONTROL_FILES,
  DEFAULT_CACHE_CONTROL,
  isPageType,
  isVideoType,
  mediaTypeOf,
} from './site-files.ts';
import { sendPart } from './byte-range.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';
import { attempt } from '../../core/data/attempt.ts';

/** Longer addresses are refused with 414. The limit for headers is higher, as Node closes the connection without an answer there. */
const LONGEST_ADDRESS = 8_192;
export const LONGEST_HEADERS = 65_536;
/** People read a page before they follow a link. With Node's default of five seconds, each link would cost two more round trips. */
export const KEEP_ALIVE_MS = 65_000;

/** How many compressed answers are kept. */
const KEPT_ANSWERS = 2_000;

interface Answer extends SentFile {
  readonly etag: string;
  /** Its own Content-Security-Policy, in place of the one in the site's rules. */
  readonly policy: string | undefined;
  /** Compressed forms that were sent, by `nameCoding`. */
  readonly packed: Map<string, Buffer>;
}

/** The site to which the server's link leads at present. */
interface ServedSite {
  readonly root: string;
  readonly rules: SiteRules;
  readonly compressed: CompressedAnswers;
  readonly answers: Map<string, Answer>;
}

/** Makes a file that the site lacks at an address; undefined for most addresses. `root` is the site's folder. */
type FindMissing = (path: string, root: string) => Promise<MadeFile | undefined>;

/**
 * Serves a built site as a CDN does: clean addresses, the headers and redirects of the site's own files, compression, ETags, and 404.html for
 * everything else, or that of a market and language (`hi/404.html`). `folder` may be a link that is swapped while the server runs. `findMissing` makes
 * the pages and pictures of a site that was opened without them. `effort` is for compressing what the build has not compressed.
 */
export function createStaticServer(
  folder: string,
  findMissing: FindMissing = async () => undefined,
  effort: Effort = 'fast',
): Server {
  let site: ServedSite | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // HTTP/1.1 keeps connections open unless an answer says otherwise, which saves 47 bytes for each file. Node adds the header if it closes a
    // connection.
    if (response.shouldKeepAlive && request.httpVersionMinor === 1) response.removeHeader('connection');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Only GET and HEAD are answered here.\n');
      return;
    }
    // Synchronous, as it takes some microseconds, while an asynchronous call would wait for a free thread of the pool.
    const root = realpathSync.native(folder);
    // Each build has its own answers, so that a request from before a swap adds no old page to the new site.
    if (site?.root !== root)
      site = {
        root,
        rules: await readRules(root),
        compressed: await CompressedAnswers.open(root, effort),
        answers: new Map(),
      };
    const { rules, answers, compressed } = site;
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = readPath(rawPath);
    setHeaders(request, response, rules.headersFor(path ?? rawPath));
    const search = query ? `?${query}` : '';
    const redirect = path && (rules.redirectOf(path) ?? cleanAddress(path));
    if (redirect) {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(301, { location: encodeURI(redirect) + search }).end();
      return;
    }
    const lookUp = async (address: string) =>
      (await readAnswer(root, address, answers)) ?? keepMade(await findMissing(address, root), address, answers);
    const file = path && ((await readAvif(request, response, root, path, answers)) ?? (await lookUp(path)));
    const isTooLong = (request.url ?? '').length > LONGEST_ADDRESS;
    if (file && !isTooLong) {
      await send(request, response, 200, path, file, compressed);
      return;
    }
    const spelled = path && !isTooLong && (await findSpelling(path, rules, lookUp));
    if (spelled) {
      response.setHeader('cache-control', 'no-cache');
      response.writeHead(301, { location: encodeURI(spelled) + search }).end();
      return;
    }
    // The rules of an address are for its file. What is sent instead is a page, which must not be cached.
    for (const [name] of rules.headersFor(path ?? rawPath)) response.removeHeader(name);
    const own = `/${path?.split('/')[1]}/404`;
    const ownPage = file ? undefined : await lookUp(own);
    const lost = ownPage ? own : '/404';
    setHeaders(request, response, rules.headersFor(file ? path : lost));
    response.setHeader('cache-control', 'no-store');
    const shown = file ?? ownPage ?? (await lookUp(lost));
    if (shown) await send(request, response, file ? 414 : 404, path ?? lost, shown, compressed);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
  };

  return createServer({ maxHeaderSize: LONGEST_HEADERS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
      response.end('The server failed to answer.\n');
    });
  });
}

/**
 * Sets the headers of the rules. A dictionary is only named to browsers that can use it (`HINTS`), speculation rules only where loading them delays
 * nothing (`CAME_FROM`).
 */
function setHeaders(request: IncomingMessage, response: ServerResponse, found: readonly [string, string][]): void {
  const { headers, httpVersionMajor } = request;
  const isFirst = httpVersionMajor < 2 && headers[CAME_FROM] !== FROM_SHOP;
  for (const [name, value] of found) {
    if (headers[HINTS] === undefined && isDictionaryLink([name, value])) continue;
    if (isFirst && name === SPECULATION) continue;
    response.setHeader(name, value);
  }
}

/** The page for another spelling of its address: with capital letters, or with `/1` for the first page of a list. */
async function findSpelling(
  path: string,
  rules: SiteRules,
  lookUp: (path: string) => Promise<Answer | undefined>,
): Promise<string | undefined> {
  const first = path.replace(/\/1$/, '');
  for (const other of new Set([first, first.toLowerCase()])) {
    const page = rules.redirectOf(other) ?? other;
    if (page === path || page === '/') continue;
    const found = await lookUp(page);
    if (found && isPageType(found.type)) return page;
  }
  return undefined;
}

/**
 * Decodes a path once. Undefined when it can't be a file of the site: other spellings of a path ("//", "/./") must not reach files that the path itself
 * does not, and hidden files are not served.
 */
function readPath(raw: string): string | undefined {
  const path = attempt(() => decodeURIComponent(raw));
  if (!path?.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  const parts = withoutEndSlash(path).split('/').slice(1);
  return parts.some((part) => part === '' || isPrivateName(part)) ? undefined : path;
}

/** The canonical address of a path: no slash at the end, no `.html`, no `index`; undefined if it is canonical. */
function cleanAddress(path: string): string | undefined {
  const clean =
    path.charAt(0) +
    withoutEndSlash(
      path
        .slice(1)
        .replace(/\.html$/, '')
        .replace(/(^|\/)index$/, '$1'),
    );
  return clean === path || clean.startsWith('//') ? undefined : clean || '/';
}

/** The AVIF of a prepared picture, if there is one and the browser takes it. Only in that case does the answer depend on the browser. */
async function readAvif(
  { headers }: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  answers: Map<string, Answer>,
): Promise<Answer | undefined> {
  if (!PATH_PATTERNS.picture.test(path)) return undefined;
  const avif = await readAnswer(root, path.replace(/webp$/, 'avif'), answers);
  if (!avif) return undefined;
  response.setHeader('vary', 'accept');
  if (!headers.accept?.includes('image/avif')) return undefined;
  response.setHeader('cache-control', AVIF_CACHE_CONTROL);
  return avif;
}

async function readAnswer(root: string, path: string, answers: Map<string, Answer>): Promise<Answer | undefined> {
  const kept = answers.get(path);
  if (kept) return kept;
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, path];
  for (const candidate of candidates) {
    const body = await readFileBelow(root, candidate);
    if (body) return keepAnswer(answers, path, candidate, body);
  }
  return undefined;
}

/** The answer for an address without a file in the site. */
const keepMade = (made: MadeFile | undefined, path: string, answers: Map<string, Answer>): Answer | undefined =>
  made && keepAnswer(answers, path, made.name, made.body, made.policy);

/** Keeps the answer for an address. `file` is its path in the site. */
function keepAnswer(answers: Map<string, Answer>, path: string, file: string, body: Buffer, policy?: string): Answer {
  const etag = createHash('sha1').update(body).digest('base64url');
  const answer: Answer = { file, body, etag, policy, type: mediaTypeOf(file), packed: new Map() };
  // Videos would fill the memory.
  if (isVideoType(answer.type)) return answer;
  if (answers.size >= KEPT_ANSWERS) answers.delete(answers.keys().next().value as string);
  answers.set(path, answer);
  return answer;
}

async function readFileBelow(root: string, path: string): Promise<Buffer | undefined> {
  const wanted = join(root, path);
  const real = await unlessMissing(realpath(wanted));
  // Links, other spellings on a case-insensitive disk, and compressed forms by their own names are not served.
  if (real !== wanted || isCompressedForm(real) || CONTROL_FILES.includes(relative(root, real))) return undefined;
  const handle = await unlessMissing(open(real));
  try {
    const body = handle && (await handle.stat()).isFile() ? await handle.readFile() : undefined;
    return body && findRecords(body.subarray(0, 512)) === undefined ? body : undefined;
  } finally {
    await handle?.close();
  }
}

/** The result of reading; undefined where there is no file. */
async function unlessMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_FILE.includes(code)) return undefined;
    throw error;
  }
}

const NO_FILE: readonly string[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  path: string,
  answer: Answer,
  compressed: CompressedAnswers,
): Promise<void> {
  const coding = compressed.choose(request.headers, path, answer.type);
  const name = coding && nameCoding(coding);
  const etag = `"${answer.etag}${name ? `-${name}` : ''}"`;
  if (answer.policy) response.setHeader('content-security-policy', answer.policy);
  // The site's headers may set another type.
  if (status !== 200 || !response.hasHeader('content-type')) response.setHeader('content-type', answer.type);
  const vary = compressed.varyOf(path, answer.type);
  if (vary) response.setHeader('vary', vary);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
  // The browser never asks again for what never changes.
  if (!/\bimmutable\b/.test(String(response.getHeader('cache-control')))) {
    response.setHeader('etag', etag);
    if (status === 200 && request.headers['if-none-match']?.split(', ').includes(etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  let { body } = answer;
  if (coding && name) {
    body = answer.packed.get(name) ?? (await compressed.pack(answer, coding));
    answer.packed.set(name, body);
    response.setHeader('content-encoding', coding.name);
  }
  if (isVideoType(answer.type) && status === 200 && sendPart(request, response, body)) return;
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
