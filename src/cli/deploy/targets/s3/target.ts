import { createHash } from 'node:crypto';
import { CONTROL_FILES, DEPLOY_RECORD, isCompressible } from '../../../server/site-files.ts';
import type { Encoding } from '../../compress.ts';
import { DeployError } from '../../deploy-error.ts';
import type { DeployFile } from '../../plan.ts';
import { hashOf, type SiteFile } from '../../site.ts';
import type { Target } from '../../target.ts';
import { createS3Client, type S3Client } from './client.ts';
import type { S3Settings } from './settings.ts';
import { readElements } from './xml.ts';

interface S3Options {
  /** How text is compressed. By default it is not, as a bucket has one form for all clients. */
  readonly encoding?: Encoding;
  /** Whether pages are named like their files: `cart.html` instead of `cart`. */
  readonly keepsHtml?: boolean;
}

/** The header that holds an object's `DeployFile.digest`. */
const DIGEST_HEADER = 'x-amz-meta-digest';

/** Pages whose names have to be set at the CDN. */
const NAMED_PAGES = ['index.html', '404.html'];

/** The name of a file in the bucket, below the prefix: the path at which it is served. */
export function keyOf(
  { path, kind, encoding }: Pick<SiteFile, 'path' | 'kind' | 'encoding'>,
  { keepsHtml }: S3Options,
): string {
  return kind !== 'page' || encoding !== undefined || keepsHtml || NAMED_PAGES.includes(path)
    ? path
    : path.slice(0, -'.html'.length);
}

/** A bucket of S3 storage, and the names below its prefix. Compression and names of pages are as in `options`. */
export function s3Target(settings: S3Settings, options: S3Options = {}): Target {
  const client = createS3Client(settings);
  const { bucket, prefix } = settings;

  const put = async (key: string, body: Buffer, headers: Record<string, string>): Promise<string> => {
    const hash = createHash('sha256').update(body).digest('hex');
    const answer = await client.send({
      method: 'PUT',
      key: prefix + key,
      body,
      // With this header the storage refuses a body that was changed on its way.
      headers: { ...headers, 'x-amz-content-sha256': hash },
    });
    const tag = answer.headers.get('etag');
    if (answer.status >= 300 || tag === null)
      throw new DeployError(`The storage answered ${answer.status} without an ETag when ${key} was stored.`);
    return tag;
  };

  return {
    name: `s3://${bucket}/${prefix}`,
    arrange: (files) =>
      files
        .filter((source) => !CONTROL_FILES.includes(source.path) && isAskedFor(source))
        .map((source) => {
          const encoding = source.encoding === undefined && isCompressible(source.type) ? options.encoding : undefined;
          const stored = source.encoding ?? encoding;
          const digest = hashOf(JSON.stringify([source.hash, source.type, source.cacheControl, stored]));
          return { key: keyOf(source, options), source, digest, encoding };
        }),
    async list() {
      const { objects, server } = await listObjects(client, prefix);
      // https://github.com/minio/minio/issues/18148
      if (server === 'MinIO' && !options.keepsHtml)
        throw new DeployError('MinIO does not list "a/b" if there is an object "a". Add --keep-html.');
      objects.delete(DEPLOY_RECORD);
      return objects;
    },
    async findDigest({ key }) {
      const answer = await client.send({ method: 'HEAD', key: prefix + key });
      return answer.headers.get(DIGEST_HEADER) ?? undefined;
    },
    put: ({ key, source, digest, encoding }: DeployFile, body) =>
      put(key, body, {
        'content-type': source.type,
        'cache-control': source.cacheControl,
        [DIGEST_HEADER]: digest,
        ...contentEncoding(source.encoding ?? encoding),
      }),
    async remove(key) {
      await client.send({ method: 'DELETE', key: prefix + key });
    },
    async readRecord() {
      const { status, text } = await client.send({ method: 'GET', key: prefix + DEPLOY_RECORD });
      return status === 404 ? undefined : text;
    },
    async writeRecord(text) {
      await put(DEPLOY_RECORD, Buffer.from(text), { 'content-type': 'application/json', 'cache-control': 'no-store' });
    },
  };
}

/** Whether clients request a file: a CDN compresses files itself, and pages except for the smallest. */
const isAskedFor = ({ kind, encoding }: SiteFile): boolean =>
  encoding === undefined || (kind === 'page' && encoding !== 'zstd');

const contentEncoding = (encoding: string | undefined): Record<string, string> =>
  encoding === undefined ? {} : { 'content-encoding': encoding };

interface Listing {
  /** Names without the prefix, each with its ETag. */
  readonly objects: Map<string, string>;
  /** The name that the storage gives itself. */
  readonly server: string | null;
}

/**
 * All objects below a prefix.
 * @param atOnce - how many objects one request lists
 */
export async function listObjects(client: S3Client, prefix: string, atOnce = 1_000): Promise<Listing> {
  const objects = new Map<string, string>();
  const query: Record<string, string> = { 'list-type': '2', 'max-keys': String(atOnce), prefix };
  for (;;) {
    const { text, headers } = await client.send({ method: 'GET', query });
    for (const object of readElements(text, 'Contents')) {
      const key = object.get('Key');
      if (key?.startsWith(prefix)) objects.set(key.slice(prefix.length), object.get('ETag') ?? '');
    }
    const next = readElements(text, 'ListBucketResult')[0]?.get('NextContinuationToken');
    if (!next) return { objects, server: headers.get('server') };
    query['continuation-token'] = next;
  }
}
