import type { PageDress } from '../../ground/http/host-page.ts';
import { lookOf } from '../../ground/shop/look.ts';
import type { HostServices } from '../services.ts';

/** The look of the host's pages for shoppers and sellers: the shop's name and colours, and contact details. */
export function dressOf({ shop, siteUrl }: Pick<HostServices, 'shop' | 'siteUrl'>): PageDress {
  const current = shop();
  return { name: current.name, siteUrl: siteUrl(), look: lookOf(current), care: current.store.care };
}
