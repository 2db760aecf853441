import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../../ground/http/answer.ts';
import { isSameSecret } from '../../../compare-secrets.ts';

/**
 * Restricts metrics and status page to the operator: the token as a Bearer token or as the password of Basic authentication. The address of a request
 * proves nothing, as requests through a proxy on this machine have the same one.
 * @throws ProtocolError 401
 */
export function checkOperator(request: IncomingMessage, token: string): void {
  if (!isSameSecret(readSecret(request.headers.authorization ?? ''), token))
    throw new ProtocolError(401, 'Only for the operator.', { 'www-authenticate': 'Basic realm="Operator"' });
}

function readSecret(authorization: string): string {
  const [, scheme = '', value = ''] = /^(\S+) +(\S.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}
