// A Cloudflare Worker with static assets: https://developers.cloudflare.com/workers/static-assets/
import { SITE } from './site.js';

const PICTURE = /^(\/_img\/.+)\.webp$/;
const PAGE = { type: 'text/html; charset=utf-8', vary: 'Accept-Encoding, Available-Dictionary' };
const AVIF = { type: 'image/avif', vary: 'Accept' };

export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, 'Only GET and HEAD are answered here.\n', { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
    const url = new URL(request.url);
    const path = readPath(url.pathname);
    const target = path === undefined ? undefined : (SITE.redirects[path] ?? cleanAddress(path));
    if (target !== undefined)
      return answer(301, null, { Location: encodeURI(target) + url.search, 'Cache-Control': SITE.cacheControl }, path);
    const found = path === undefined ? undefined : await findFile(request, env, path);
    if (found !== undefined) return withHeaders(found, path, request);
    const lostPath = `${SITE.lostPrefixes.find((prefix) => `${path}/`.startsWith(`${prefix}/`)) ?? ''}/404`;
    const lost = await load(request, env, `${lostPath}.html`, PAGE, false);
    const answered =
      lost.status === 200
        ? new Response(lost.body, { status: 404, headers: lost.headers })
        : answer(404, 'Not found.\n');
    // Not the rules for files, which would forbid the page its styles.
    return withHeaders(answered, lostPath, request);
  },
};

/** The decoded path; undefined when no file of the site can be at it. */
function readPath(pathname) {
  try {
    const path = decodeURIComponent(pathname);
    const isPlain = !/\/\/|\\|\0|\/\.{1,2}(?:\/|$)/.test(path);
    return isPlain && !SITE.hidden.includes(path) && !/\.(?:br|zst|dcz)$/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function cleanAddress(path) {
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return clean === path ? undefined : clean;
}

/** The page or file at a path, in the smallest form that the client takes. */
async function findFile(request, env, path) {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  if (!SITE.files.test(path)) {
    const form = await findForm(request, env, path, page);
    if (form !== undefined) return form;
    const whole = await load(request, env, page, PAGE);
    if (whole.status !== 404) return whole;
  }
  const [, picture] = (SITE.avifCacheControl !== undefined && PICTURE.exec(path)) || [];
  if (picture !== undefined && request.headers.get('Accept')?.includes('image/avif')) {
    const avif = await load(request, env, `${picture}.avif`, AVIF);
    if (avif.status !== 404) return avif;
  }
  const file = await load(request, env, path, picture === undefined ? {} : { vary: 'Accept' });
  return file.status === 404 ? undefined : file;
}

async function findForm(request, env, path, page) {
  for (const [ending, coding] of formsFor(request, path)) {
    const form = await load(request, env, page + ending, { ...PAGE, coding });
    if (form.status !== 404) return form;
  }
  return undefined;
}

/**
 * The endings and codings of compressed forms that a client takes. A Worker sees another Accept-Encoding than the client has sent, which is in
 * `cf`; without it, only a client that has a dictionary is known to take "dcz".
 */
function formsFor(request, path) {
  const accepted = request.cf?.clientAcceptEncoding;
  const takes = (coding) =>
    new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted);
  const available = request.headers.get('Available-Dictionary')?.trim();
  const market = SITE.markets.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  const known = market?.dictionaries.find((entry) => entry.available === available);
  return [
    ...(known !== undefined && (accepted === undefined || takes('dcz')) ? [[`.${known.id}.dcz`, 'dcz']] : []),
    ...(SITE.hasBrotli && accepted !== undefined && takes('br') ? [['.br', 'br']] : []),
  ];
}

/** Asks for a file by its exact name. The runtime must not compress a compressed form again (`encodeBody`). */
async function load(request, env, name, { type, vary, coding }, isConditional = true) {
  const url = new URL(request.url);
  url.pathname = encodeURI(name);
  url.search = '';
  const headers = new Headers();
  const known = request.headers.get('If-None-Match');
  if (isConditional && known !== null) headers.set('If-None-Match', known);
  const found = await env.ASSETS.fetch(new Request(url, { method: request.method, headers }));
  const changed = new Headers(found.headers);
  if (type !== undefined) changed.set('Content-Type', type);
  if (vary !== undefined) changed.set('Vary', vary);
  if (coding !== undefined) changed.set('Content-Encoding', coding);
  return new Response(found.body, {
    status: found.status,
    headers: changed,
    ...(coding !== undefined && { encodeBody: 'manual' }),
  });
}

const answer = (status, body, headers = {}) => new Response(body, { status, headers });

/** Sets the headers of the site's rules. Errors and redirects are not cached like files. */
function withHeaders(response, path, request) {
  response.headers.set('Cache-Control', SITE.cacheControl);
  for (const [rule, name, value] of SITE.headers) {
    if (rule.endsWith('*') ? !(path ?? '/').startsWith(rule.slice(0, -1)) : path !== rule) continue;
    if (value === '') response.headers.delete(name);
    else response.headers.set(name, value);
  }
  // The dictionary, which only browsers of Chromium use. They send this header.
  if (!request.headers.has('Sec-CH-UA')) response.headers.delete('Link');
  // Shared caches keep only the WebP, as some ignore `Vary`.
  if (response.headers.get('Content-Type') === AVIF.type && PICTURE.test(path))
    response.headers.set('Cache-Control', SITE.avifCacheControl);
  if (response.status >= 400) response.headers.set('Cache-Control', 'no-store');
  else if (response.status === 301) response.headers.set('Cache-Control', SITE.cacheControl);
  return response;
}
