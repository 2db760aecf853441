import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The address that rate limits count a request for: the one that connected or, behind trusted proxies, the one that the outermost
 * of them saw. IPv6 addresses count by /48, because providers assign that much to a customer: counting by /64 would give each
 * 65,536 separate counts.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const connected = request.socket.remoteAddress ?? '';
  const forwarded = trustedProxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded.map((entry) => entry.trim()).filter((entry) => entry !== '');
  const named = readAddress(seen.at(-trustedProxies) ?? seen[0] ?? '');
  // Clients that the proxy calls "unknown" count as the proxy.
  return groupAddress(named ?? readAddress(connected) ?? connected.slice(0, 64));
}

/** The plain address of "192.0.2.1:5678", "[2001:db8::1]:443", "fe80::1%eth0" or "::ffff:192.0.2.1"; undefined for anything else. */
export function readAddress(text: string): string | undefined {
  const bare = text
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1')
    .replace(/%[\w.-]+$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  // The URL parser normalises them; an embedded IPv4 address becomes two groups.
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

/** Whether a request comes through a proxy that is not configured: it has a forwarding header and comes from a private address. */
export function comesThroughUnknownProxy({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined) return false;
  const connected = readAddress(socket.remoteAddress ?? '') ?? '';
  return isIP(connected) !== 0 && PRIVATE.check(connected, isIPv6(connected) ? 'ipv6' : 'ipv4');
}
