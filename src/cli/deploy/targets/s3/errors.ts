import { DeployError } from '../../deploy-error.ts';
import type { S3Answer, S3Request } from './exchange.ts';
import type { S3Settings } from './settings.ts';
import { readElements } from './xml.ts';

const WRONG_KEY = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|UnauthorizedAccess|InvalidSecurity)$/;
const WRONG_REGION = /^(?:PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint)/;

/** The error of an answer that is not 2xx; undefined for an object that is missing. */
export function explainAnswer(
  { method, key = '' }: S3Request,
  { status, text }: S3Answer,
  { bucket, url, region }: S3Settings,
): DeployError | undefined {
  const error = readElements(text, 'Error')[0];
  const code = error?.get('Code') ?? '';
  if (status === 404 && key !== '' && code !== 'NoSuchBucket') return undefined;
  const found = code === '' ? String(status) : `${status} ${code}`;
  const origin = new URL(url).origin;
  if (status === 404)
    return new DeployError(`There is no bucket "${bucket}" at ${origin}. Create it, or check the name (${found}).`);
  if (WRONG_KEY.test(code) || status === 401)
    return new DeployError(
      `The storage does not accept the credentials (${found}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  if (code === 'ExpiredToken')
    return new DeployError(`The credentials have expired (${found}). Get new ones, then run the same command again.`);
  if (code === 'RequestTimeTooSkewed')
    return new DeployError(`The clock of this machine is wrong (${found}). Set it, then run the same command again.`);
  if (WRONG_REGION.test(code) || (status >= 300 && status < 400)) {
    const other = error?.get('Region');
    return new DeployError(
      `The bucket "${bucket}" is not in the region "${region}" (${found}). Set AWS_REGION${other ? ` to ${other}` : ''}.`,
    );
  }
  if (status === 403)
    return new DeployError(
      `The storage refuses ${method} /${key} (${found}). The credentials need s3:ListBucket for the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject for its objects.`,
    );
  const message = error?.get('Message');
  return new DeployError(`The storage answered ${method} /${key} with ${found}${message ? `: ${message}` : ''}.`);
}
