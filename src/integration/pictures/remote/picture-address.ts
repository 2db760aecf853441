import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteError } from './remote-error.ts';

/** What addresses may lead to besides public hosts by https. */
export interface AddressRules {
  /** Hosts that may be asked by http, in lower case. */
  readonly insecureHosts: ReadonlySet<string>;
  /** Hosts (`host` or `host:port`) that may have a private address. They may also be asked by http. */
  readonly privateHosts: ReadonlySet<string>;
}

/** Whether the settings allow this host although it is private. A host may be named with its port. */
export const isPrivateAllowed = (url: URL, { privateHosts }: AddressRules): boolean =>
  privateHosts.has(url.hostname) || privateHosts.has(url.host);

/** Names that only private networks know. A picture that stays at its address may never be looked up in a build. */
const PRIVATE_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|home\.arpa)\.?$/;

/**
 * The address that is asked for a picture: with https in place of http, unless the host is allowed to answer without.
 * @throws RemoteError for one that must not be asked. Host names are checked when they are looked up (guarded-lookup.ts).
 */
export function checkAddress(address: string, rules: AddressRules): URL {
  if (!URL.canParse(address)) throw new RemoteError('it is not an address');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw new RemoteError('addresses with a user name or password are not taken');
  const isPrivate = isPrivateAllowed(url, rules);
  if (url.protocol === 'http:' && !isPrivate && !rules.insecureHosts.has(url.hostname)) url.protocol = 'https:';
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new RemoteError(`addresses with ${url.protocol} are not taken, only https:`);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isPrivate && (isIP(literal) ? !isPublicAddress(literal) : PRIVATE_NAME.test(literal)))
    throw new RemoteError('the address is not on the public internet');
  url.hash = '';
  return url;
}
