import type { ContentPage } from '../catalog/entities/make-page.ts';
import type { Site } from '../catalog/site.ts';
import { APP_PATHS, marketPath } from '../paths.ts';
import type { Step } from './breadcrumb.ts';
import { type EarningsView, makeEarnings } from './earnings.ts';
import { describeBreadcrumb, serialiseJsonLd } from './json-ld.ts';
import { describeShop } from './json-ld-shop.ts';
import { type DeliveryTablesView, makeDeliveryTables } from './market-rules.ts';
import { type LinkView, listFooterGroups, makeShellView, type PageView } from './shell.ts';
import { formatDay } from './format.ts';

/** A section of a content page. Texts of its parts are sanitised inline HTML. */
export type SectionView = ContentPage['sections'][number];
/** A block of a section. */
export type PartView = SectionView['parts'][number];

/** A policy, seller information or help page. */
export interface ContentView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  /** The day since which a policy is in force, as ISO date and as text. */
  readonly since?: { readonly date: string; readonly day: string };
  /** A picture behind the title, and a line below it. Such a page has the calculator at its beginning. */
  readonly scene?: NonNullable<ContentPage['scene']>;
  /** Sanitised inline HTML, a paragraph each. */
  readonly summary: readonly string[];
  readonly sections: readonly SectionView[];
  /** Link to the application, which pages for sellers have at their beginning too. */
  readonly signUp?: LinkView;
  readonly next?: LinkView;
  /** Only on the market's shipping page. */
  readonly delivery?: DeliveryTablesView;
  /** Only on pages with the calculator. */
  readonly earnings?: EarningsView;
  /** What the pages of its group are called: the title of the footer's group that leads to it. */
  readonly groupTitle: string;
  /** The pages of its group, itself among them; none if there are no others. */
  readonly neighbours: readonly LinkView[];
}

export function makeContentView(site: Site, page: ContentPage): ContentView {
  const { store, pages } = site.catalog;
  const market = site.index.marketOf(page);
  const { sellerTerms } = store;
  const group = pages.filter((other) => other.group === page.group && other.marketId === page.marketId);
  const trail = [
    { name: 'Home', path: marketPath(market) },
    { name: page.label, path: page.path },
  ];
  return {
    shell: makeShellView(site, market),
    head: {
      title: page.title,
      description: page.description,
      path: page.path,
      jsonLd: [...(page.path === store.pages.contact ? [describeShop(site)] : []), describeBreadcrumb(site, trail)].map(
        serialiseJsonLd,
      ),
    },
    trail,
    title: page.title,
    since: page.group === 'policy' && page.updated ? { date: page.updated, day: formatDay(page.updated) } : undefined,
    scene: page.scene,
    summary: page.summary,
    sections: page.sections,
    signUp: page.next?.href === APP_PATHS.sellerSignUp ? page.next : undefined,
    next: page.next,
    delivery: page.path === market.shippingPage ? makeDeliveryTables(market) : undefined,
    earnings: sellerTerms?.pages.includes(page.path) ? makeEarnings(sellerTerms, market, site.today) : undefined,
    groupTitle:
      listFooterGroups(site, market).find(({ links }) => links.some(({ href }) => href === page.path))?.title ??
      'Related pages',
    neighbours: group.length > 1 ? group.map(({ label, path }) => ({ label, href: path })) : [],
  };
}
