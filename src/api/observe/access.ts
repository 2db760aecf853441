import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../http/answer.ts';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { isSame } from '../orders/find.ts';

/**
 * Restricts metrics and status page to the operator: METRICS_TOKEN as a Bearer token or as the password of Basic authentication. If
 * none is configured, only requests from this machine that come through no proxy.
 * @throws ProtocolError 401, or 404 for requests from elsewhere when no token is configured
 */
export function checkOperator(request: IncomingMessage, token: string | undefined): void {
  if (token === undefined) {
    if (!comesFromThisMachine(request)) throw new ProtocolError(404, 'There is nothing at this address.');
    return;
  }
  if (!isSame(readSecret(request.headers.authorization ?? ''), token))
    throw new ProtocolError(401, 'Only for the operator.', { 'www-authenticate': 'Basic realm="Operator"' });
}

function readSecret(authorization: string): string {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}
