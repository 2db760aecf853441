import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteError } from './remote-error.ts';

/** Which addresses are allowed besides https on public hosts. */
export interface AddressRules {
  /** Hosts that may be asked over http, in lower case. */
  readonly insecureHosts: ReadonlySet<string>;
  /** Hosts (`host` or `host:port`) that may have private addresses. They may also be asked over http. */
  readonly privateHosts: ReadonlySet<string>;
}

/** Whether the settings allow this host to be private. A host may be named with its port. */
export const isPrivateAllowed = (url: URL, { privateHosts }: AddressRules): boolean =>
  privateHosts.has(url.hostname) || privateHosts.has(url.host);

/**
 * Names that exist only in private networks. They must be refused by name, because a build never looks up the host of a picture that stays at its
 * address.
 */
const PRIVATE_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|home\.arpa)\.?$/;

/**
 * The URL to request for a picture: https replaces http, unless the host is allowed to answer over http.
 * @throws RemoteError when the address must not be requested. Addresses of host names are checked when they are looked up (guarded-lookup.ts).
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
