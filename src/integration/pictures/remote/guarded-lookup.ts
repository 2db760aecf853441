import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteError } from './remote-error.ts';

/** Finds all IP addresses of a host. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** The addresses of a host as the system resolves them. */
export const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * A DNS lookup for connections that refuses a host if any of its addresses is not public. Connections use the addresses that were checked, so a host
 * can't switch to another one afterwards.
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
