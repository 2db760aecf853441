import { createHash } from 'node:crypto';
import { open, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readRules, type SiteRules } from './rules.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** Longer addresses are refused (414); Node would cut the connection without a word at its own limit. */
const LONGEST_ADDRESS = 8_192;
export const LONGEST_HEADERS = 65_536;

/** Compressed once for each content; the newest this many are kept. */
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
  const answers = new Map<string, Answer>();
  let rules: { root: string; value: SiteRules } | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Only GET and HEAD are answered here.\n');
      return;
    }
    const root = await realpath(folder);
    if (rules?.root !== root) {
      rules = { root, value: await readRules(root) };
      answers.clear();
    }
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decodePath(rawPath);
    for (const [name, value] of rules.value.headersFor(path ?? rawPath)) response.setHeader(name, value);
    const search = query ? `?${query}` : '';
    const redirect = path && (rules.value.redirectOf(path) ?? cleanAddress(path));
    if (redirect) {
      response.writeHead(301, { location: encodeURI(redirect) + search }).end();
      return;
    }
    const file = path && (await readAnswer(root, path, answers));
    const isTooLong = (request.url ?? '').length > LONGEST_ADDRESS;
    if (file) await send(request, response, isTooLong ? 414 : 200, file);
    else {
      const missing = await readAnswer(root, '/404', answers);
      if (missing) await send(request, response, 404, missing);
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
    }
  };

  return createServer({ maxHeaderSize: LONGEST_HEADERS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The server failed to answer.\n');
    });
  });
}

/** Undefined for an address that can't be a file of the site. */
function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    const parts = path.split('/');
    const unsafe =
      !path.startsWith('/') ||
      path.includes('\0') ||
      path.includes('\\') ||
      parts.includes('..') ||
      parts[1] === '_headers' ||
      parts[1] === '_redirects';
    return unsafe ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The address that a page is known by: no slash at the end, no `.html`, no `index`. */
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
      type: MEDIA_TYPES[extname(candidate)] ?? 'application/octet-stream',
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
    const real = await realpath(join(root, path));
    if (!real.startsWith(root + sep)) return undefined;
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
  const compressible = /^(?:text|application)\/|svg/.test(answer.type);
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const etag = `"${answer.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('content-type', answer.type);
  response.setHeader('etag', etag);
  if (compressible) response.setHeader('vary', 'accept-encoding');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
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
    // Quality 5 takes a millisecond or two; the budgets, which weigh with 11, are what a CDN would send.
    body =
      encoding === 'br'
        ? await packers.br(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await packers.gzip(answer.body);
    answer.packed.set(encoding, body);
  }
  return body;
}
