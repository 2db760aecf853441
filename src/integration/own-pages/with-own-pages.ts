import type { Site } from '../../catalog/site/site.ts';
import { ShopCodeError } from '../overrides/read-overrides.ts';
import type { Bundle } from '../render/bundle.ts';

/**
 * The site with the shop's own pages, whose addresses are known once their templates are bundled.
 * @throws ShopCodeError when two of them have the same address
 */
export function withOwnPages(site: Site, { ownPages }: Bundle): Site {
  if (ownPages.length === 0) return site;
  const files = new Map<string, string>();
  for (const { path, file } of ownPages) {
    const other = files.get(path);
    if (other !== undefined) throw new ShopCodeError([`${other} and ${file} both have a page at ${path}.`]);
    files.set(path, file);
  }
  return { ...site, ownPages: files };
}
