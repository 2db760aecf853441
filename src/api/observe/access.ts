import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../http/answer.ts';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { isSame } from '../orders/find.ts';

/**
 * Lets the operator see how the host is doing: with METRICS_TOKEN as a Bearer token or as the password of a browser's
 * question; without one in the configuration only from this machine, past no proxy.
 * @throws ProtocolError 401, or 404 where nobody from outside is let in
 */
export function checkOperator(request: IncomingMessage, token: string | undefined): void {
  if (token === undefined) {
    if (!comesFromThisMachine(request)) throw new ProtocolError(404, 'There is nothing at this address.');
    return;
  }
  if (!isSame(readSecret(request.headers.authorization ?? ''), token))
    throw new ProtocolError(401, 'This is for the operator.', { 'www-authenticate': 'Basic realm="Operator"' });
}

function readSecret(authorization: string): string {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}
