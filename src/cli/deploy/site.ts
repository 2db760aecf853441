import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isCompressedForm, wholeFile } from '../../integration/compress/compressed-forms.ts';
import { isProvisional, refuseProvisional } from '../../integration/files/publish.ts';
import { runAll } from '../../integration/files/run-all.ts';
import { isHashedFile, pageAddress } from '../../paths.ts';
import { readRules } from '../server/rules.ts';
import { CONTROL_FILES, DEFAULT_CACHE_CONTROL, isPageType, mediaTypeOf } from '../server/site-files.ts';
import { commandLine } from '../../command-line.ts';
import { codeOf, DeployError } from './deploy-error.ts';
import { listFilesBelow } from '../../real-paths.ts';

export interface SiteFile {
  /** Path relative to the site, with slashes: `en-ae/cart.html`. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly kind: FileKind;
  /** The compression, for a compressed form of a file. The form has the type, cache rule and kind of the file itself. */
  readonly encoding?: FormEncoding;
}

/** As `Content-Encoding` names them. */
type FormEncoding = 'br' | 'zstd' | 'dcz';

const FORM_ENCODINGS: Readonly<Record<string, FormEncoding>> = { '.br': 'br', '.zst': 'zstd', '.dcz': 'dcz' };

type FileKind = 'hashed' | 'other' | 'page';

export interface BuiltSite {
  /** The real folder. It remains the same site even if another build replaces what `dist` links to. */
  readonly folder: string;
  readonly files: readonly SiteFile[];
  /** Hash of everything that the web server or CDN has to know: headers, redirects and dictionaries. */
  readonly rules: string;
}

const READ_AT_ONCE = 16;

/** Reads the site to which `out` links. @throws DeployError when there is none */
export async function readSite(out: string): Promise<BuiltSite> {
  const folder = await realpath(out).catch(() => undefined);
  if (await isProvisional(out)) throw new DeployError(refuseProvisional(out));
  const paths = folder === undefined ? [] : listFilesBelow(folder);
  if (folder === undefined || !paths.includes('index.html'))
    throw new DeployError(`There is no built site in ${out}. Run "${commandLine('build')}" first.`);
  const rules = await readRules(folder);
  const files: SiteFile[] = [];
  await runAll(paths, READ_AT_ONCE, async (path) => {
    const content = await readSiteContent(folder, path);
    const encoding = isCompressedForm(path) ? FORM_ENCODINGS[extname(path)] : undefined;
    const whole = encoding === undefined ? path : wholeFile(path);
    const type = mediaTypeOf(whole);
    const kind: FileKind = isHashedFile(path) ? 'hashed' : isPageType(type) ? 'page' : 'other';
    const headers = new Map(rules.headersFor(kind === 'page' ? pageAddress(whole) : `/${whole}`).map(lowerName));
    files.push({
      path,
      bytes: content.length,
      hash: hashOf(content),
      type: headers.get('content-type') ?? type,
      cacheControl: headers.get('cache-control') ?? DEFAULT_CACHE_CONTROL,
      kind,
      encoding,
    });
  });
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  const ofRules = files.filter(({ path }) => CONTROL_FILES.includes(path)).map(({ hash }) => hash);
  return { folder, files, rules: hashOf(ofRules.join()) };
}

/** The content of a file. @throws DeployError when it has changed since `readSite` */
export async function readSiteFile(folder: string, file: SiteFile): Promise<Buffer> {
  const content = await readSiteContent(folder, file.path);
  if (hashOf(content) !== file.hash) throw new DeployError(changed(file.path));
  return content;
}

/** The SHA-256 of a file in base64url, by which a deployment's record recognises it. */
export const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('base64url');

async function readSiteContent(folder: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new DeployError(changed(path));
    throw error;
  }
}

const changed = (path: string): string =>
  `The built site changed while it was deployed (${path}). Wait until all builds have ended, then run the same command again.`;

const lowerName = ([name, value]: [string, string]): [string, string] => [name.toLowerCase(), value];
