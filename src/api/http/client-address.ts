import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Who a request is counted against: the address that connected or, behind proxies that are trusted, the one that the
 * outermost of them saw. An IPv6 client counts with its whole /64, which is what one subscriber has.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const forwarded = trustedProxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return groupAddress(seen.at(-trustedProxies) ?? seen[0] ?? connected);
}

function groupAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':') || !isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const parts = head.split(':').filter((part) => part !== '');
  const missing = 8 - parts.length - tail.split(':').filter((part) => part !== '').length;
  const full = plain.includes('::') ? [...parts, ...Array<string>(Math.max(0, missing)).fill('0')] : parts;
  return full
    .concat(tail.split(':'))
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
