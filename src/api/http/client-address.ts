import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Who a request is counted against: the address that connected or, behind proxies that are trusted, the one that the
 * outermost of them saw. An IPv6 client counts with its whole /48: providers give a customer as much, so that whoever owns
 * one would else have 65,536 addresses of a /64 to count anew with.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const forwarded = trustedProxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.map((entry) => entry.trim()).filter((entry) => entry !== '');
  const named = readAddress(seen.at(-trustedProxies) ?? seen[0] ?? '');
  // What a proxy could not name ("unknown") counts with all others that came through it.
  return groupAddress(named ?? readAddress(connected) ?? connected.slice(0, 64));
}

/** The plain address of "192.0.2.1:5678", "[2001:db8::1]:443", "fe80::1%eth0" or "::ffff:192.0.2.1"; undefined for what is none. */
export function readAddress(text: string): string | undefined {
  const bare = text
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1')
    .replace(/%[\w.-]+$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  // The parser of web addresses writes them in one form, an IPv4 address inside as two groups.
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain);
  if (!mapped) return plain;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function groupAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = first ?? [];
  const missing = 8 - groups.length - (last?.length ?? 0);
  return `${[...groups, ...Array<string>(missing).fill('0'), ...(last ?? [])].slice(0, 3).join(':')}::/48`;
}

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

/** Whether a request comes through a proxy that the host was not told of: it says so itself, and the next machine sent it. */
export function comesThroughUnknownProxy({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined) return false;
  const connected = readAddress(socket.remoteAddress ?? '') ?? '';
  return isIP(connected) !== 0 && PRIVATE.check(connected, isIPv6(connected) ? 'ipv6' : 'ipv4');
}
