import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteError } from './remote-error.ts';

/** Finds all IP addresses of a host. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** All addresses of a host name, as the system resolves it. */
export const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * A lookup for connections that refuses a host when any of its addresses is not public. The connection is made to the addresses
 * that were checked: a host can't answer with another one afterwards.
 */
export const guardedLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(new RemoteError('the host name is not known', { isOfHost: true }), '');
        else if (!addresses.every(({ address }) => isPublicAddress(address)))
          callback(
            new RemoteError('the host has an address that is not on the public internet', { isOfHost: true }),
            '',
          );
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
