import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not on the public internet (RFC 6890), multicast, and the address at which Azure serves machines (168.63.129.16). */
const NOT_PUBLIC: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** IPv6 networks inside 2000::/3 that are not public: protocol assignments with Teredo, documentation, 6to4. No address outside 2000::/3 is public. */
const NOT_PUBLIC_6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of NOT_PUBLIC) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_6) refused.addSubnet(network, prefix, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is on the public internet, that is, not private, loopback, link-local, shared (CGNAT) or multicast, and not one where clouds
 * serve the credentials of a machine. IPv6 addresses that stand for an IPv4 address (mapped, NAT64) are judged by that.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const embedded = embeddedIPv4(address);
  if (embedded !== undefined) return isPublicAddress(embedded);
  return unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** The IPv4 address in `::ffff:a.b.c.d` and `64:ff9b::a.b.c.d`. */
function embeddedIPv4(address: string): string | undefined {
  // The URL parser writes the last four bytes as two hexadecimal groups.
  const { hostname } = new URL(`http://[${address}]`);
  const match = /^\[(?:::ffff:|64:ff9b::)(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})\]$/.exec(hostname);
  if (!match) return undefined;
  const [high, low] = [Number.parseInt(match[1] ?? '0', 16), Number.parseInt(match[2] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
