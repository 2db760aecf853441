import { extname } from 'node:path';
import { COMPRESSED_FORMS_FILE } from '../../integration/compress/compressed-forms.ts';

/** Media types by the ending of a name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gz': 'application/gzip',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.MP4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The `Content-Type` of a file of a site. */
export const mediaTypeOf = (file: string): string => MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';

/** Whether a media type is that of pages. */
export const isPageType = (type: string): boolean => type === MEDIA_TYPES['.html'];

export const isVideoType = (type: string): boolean => type.startsWith('video/');

/** Whether files of a media type become smaller by compression. */
export const isCompressible = (type: string): boolean =>
  /^(?:text|application)\/|svg/.test(type) && type !== MEDIA_TYPES['.gz'];

/** The `Cache-Control` of files for which `_headers` has none. */
export const DEFAULT_CACHE_CONTROL = 'no-cache';

/** The `Cache-Control` of an AVIF that is sent in place of a WebP. Shared caches keep only the WebP, as some ignore `Vary`. */
export const AVIF_CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** The record of `npm run deploy`, beside the files of the deployed site. */
export const DEPLOY_RECORD = '_deploy.json';

/** Files for servers and deployments, which are never served. */
export const CONTROL_FILES: readonly string[] = ['_headers', '_redirects', COMPRESSED_FORMS_FILE, DEPLOY_RECORD];
