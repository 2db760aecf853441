import type { Site } from '../catalog/site/site.ts';
import type { ShellView } from './parts/page-view.ts';
import { makeShellView } from './parts/shell.ts';

/** What the layout of a shop's own page gets (layouts/OwnPage.astro). The page itself provides everything else. */
export interface OwnPageView {
  readonly shell: ShellView;
  /** Its address. */
  readonly path: string;
}

/** The view model of a shop's own page. Below the prefix of a market it belongs to that market, else to the default one. */
export function makeOwnPageView(site: Site, path: string): OwnPageView {
  const [, first = ''] = path.split('/');
  const market = first === '' ? undefined : [...site.catalog.markets.values()].find(({ prefix }) => prefix === first);
  return { shell: makeShellView(site, market), path };
}
