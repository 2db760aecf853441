import type { Product } from '../../../../catalog/model.ts';
import { PATH_PATTERNS } from '../../../../paths.ts';

/**
 * The picture of an ordered product as the shopper's page named it: a prepared picture of this site, or one on a host of the
 * product's own pictures. Anything else is left out, as mails show it.
 */
export function pictureOf({ pictures }: Pick<Product, 'pictures'>, typed: string | undefined): string | null {
  if (typed === undefined) return null;
  if (PATH_PATTERNS.picture.test(typed)) return typed;
  const host = httpsHost(typed);
  return host !== undefined && pictures.some(({ source }) => httpsHost(source) === host) ? typed : null;
}

function httpsHost(address: string): string | undefined {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' ? url.host : undefined;
}
