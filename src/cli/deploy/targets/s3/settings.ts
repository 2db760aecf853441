import { DeployError } from '../../deploy-error.ts';
import { withoutEndSlash } from '../../../../core/text/strings.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  /** Address of the bucket, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Reads `s3://bucket/prefix` and the variables that AWS's own tools read. @throws DeployError when one is missing or wrong */
export function readS3Settings(to: string, environment: NodeJS.ProcessEnv): S3Settings {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(to) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/.test(bucket))
    throw new DeployError(`"${to}" names no bucket. Write s3://bucket or s3://bucket/prefix.`);
  const parts = path.split('/').filter((part) => part !== '');
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new DeployError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'];
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'];
  if (!endpoint && !region) throw new DeployError('Set AWS_REGION to the region of the bucket.');
  return {
    bucket,
    prefix: parts.map((part) => `${part}/`).join(''),
    url: endpoint ? `${checkEndpoint(endpoint)}/${bucket}` : addressAtAws(bucket, region ?? ''),
    // Other providers accept this region, whatever they call their own.
    region: region || 'us-east-1',
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  };
}

function checkEndpoint(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new DeployError(`AWS_ENDPOINT_URL must be an address such as https://storage.example, not "${endpoint}".`);
  return `${url.origin}${withoutEndSlash(url.pathname)}`;
}

function addressAtAws(bucket: string, region: string): string {
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  // AWS's certificate is not valid for a host name with a bucket that contains dots.
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}
