import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isFile } from './private-files.ts';
import { ServedFiles } from './served-files.ts';
import { attempt } from '../../core/data/attempt.ts';

/** Addresses with `@` that Vite and its plugin for React answer and that are not files. */
const OWN_MODULES: readonly string[] = ['/@vite/client', '/@vite/env', '/@react-refresh'];

/** The answer for a missing file and for a file that is not for browsers, so that the two can't be told apart. */
const NOT_FOUND =
  'Not found. Browsers get code that is in src or in packages, and what is in public. Other folders: vite.server.fs.allow in astro.config.mjs.\n';

const FILES = '/@fs/';
const MODULES = '/@id/';

/** How Vite writes the NUL byte at the beginning of the names of modules without a file. */
const NUL = '__x00__';

/**
 * Vite plugin of `npm run dev` that gives pages, code for browsers and public files only to the server's own pages. By itself, Vite gives every file
 * of the project to every page.
 */
export function devGate(): Plugin {
  let files: ServedFiles;
  let [root, publicDir] = ['', ''];
  return {
    name: 'haat-dev-gate',
    enforce: 'pre',
    configResolved(config) {
      [root, publicDir] = [config.root, config.publicDir];
      files = new ServedFiles(config.server.fs.allow);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const refuse = (status: number, words: string) =>
          response
            .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
            .end(words);
        if (isForHost(request)) return next();
        if (!isOwn(request)) return refuse(403, 'This server answers its own pages alone.\n');
        response.setHeader('cross-origin-resource-policy', 'same-origin');
        if (!isAddress(request.url ?? '', { files, root, publicDir })) return refuse(404, NOT_FOUND);
        next();
      });
    },
    // However its address is spelled, a module for browsers is loaded by the path of its file.
    load: {
      order: 'pre',
      handler(id) {
        if (this.environment.name !== 'client') return;
        const file = (id.split(/[?#]/)[0] as string).replace(/^\0/, '');
        if (isFile(file) && !files.allows(file))
          // With this code, Vite continues as if there were no such file.
          throw Object.assign(new Error(`${file} is not for browsers.`), { code: 'ERR_LOAD_URL' });
      },
    },
  };
}

/** The API host and the operator's dashboard have rules of their own. */
const isForHost = ({ url = '' }: IncomingMessage): boolean =>
  /^\/(?:api|operator)(?:[/?]|$)/.test(url) && !/\.\.|%2e|\\/i.test(url.split('?')[0] as string);

/** Whether a request comes from a page of this server, or from somebody who follows a link or types the address. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return origin === 'null' && site === 'same-origin';
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isVisit && (method === 'GET' || method === 'HEAD');
}

interface Served {
  readonly files: ServedFiles;
  readonly root: string;
  readonly publicDir: string;
}

/** Whether an address is a page, or a file that may be served. */
function isAddress(url: string, served: Served): boolean {
  const [raw = '', query = ''] = url.split(/\?(.*)/s);
  const path = readPath(raw);
  if (path === undefined) return false;
  // The endpoint that scales pictures reads the file named in the address.
  if (path === '/_image') {
    const href = new URLSearchParams(query).get('href') ?? '';
    return href.startsWith('/') && isAddress(href, served);
  }
  const { files, root, publicDir } = served;
  if (OWN_MODULES.includes(path)) return true;
  if (path.startsWith(FILES)) return files.allows(path.slice(FILES.length - 1));
  const module = path.startsWith(MODULES) ? path.slice(MODULES.length) : undefined;
  if (module === undefined && path.startsWith('/@')) return false;
  const named = (module ?? path).replaceAll(NUL, '');
  return [named, join(root, named), join(publicDir, named)].every((file) => !isFile(file) || files.allows(file));
}

/** The path of an address, decoded once. Undefined if other readers could see another path in it: `..`, `//`, an encoded slash. */
function readPath(raw: string): string | undefined {
  const path = attempt(() => decodeURIComponent(raw.replace(/%(?=2f|5c|00)/gi, '\0')));
  if (!path?.startsWith('/') || /[\0\\]|%(?:2e|2f|5c|25|00)/i.test(path)) return undefined;
  const inside = path.startsWith(MODULES) ? path.slice(MODULES.length - 1).replace(/^\/\//, '/') : path;
  return inside
    .slice(1)
    .split('/')
    .some((part, index, { length }) => /^\.{1,2}$/.test(part) || (part === '' && index < length - 1))
    ? undefined
    : path;
}
