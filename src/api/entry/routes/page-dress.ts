import type { PageDress } from '../../ground/http/host-page.ts';
import type { HostServices } from '../services.ts';

/** How the host's pages for shoppers and sellers look: the shop's name and colours, and whom to ask. */
export function dressOf({ shop, siteUrl }: Pick<HostServices, 'shop' | 'siteUrl'>): PageDress {
  const { name, store } = shop();
  return { name, siteUrl: siteUrl(), colours: store.colours, care: store.care };
}
