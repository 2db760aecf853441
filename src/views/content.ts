import type { ContentPage } from '../catalog/page.ts';
import type { Market } from '../catalog/model.ts';
import type { Site } from '../catalog/site/site.ts';
import { contactText } from '../messages/rooms/contact.ts';
import { shellText } from '../messages/rooms/shell.ts';
import { APP_PATHS, marketPagePath, marketPath } from '../paths.ts';
import type { Step } from './parts/breadcrumb.ts';
import { type EarningsView, makeEarnings } from './earnings.ts';
import { describeBreadcrumb, serialiseJsonLd } from './json-ld/json-ld.ts';
import { describeShop } from './json-ld/json-ld-shop.ts';
import { storePages } from './parts/market-pages.ts';
import { type DeliveryTablesView, makeDeliveryTables } from './parts/market-rules.ts';
import { whatsappOrderLink } from '../core/order/order-message.ts';
import { withCapital } from '../core/text/capital.ts';
import { unbroken } from '../core/text/unbroken.ts';
import type { ContactView, FooterView, LinkView, PageView } from './parts/page-view.ts';
import { listFooterGroups, makeContact, makeShellView } from './parts/shell.ts';
import { formatDay } from './parts/format.ts';

/** A section of a content page. Texts of its parts are sanitised inline HTML. */
type SectionView = ContentPage['sections'][number];
/** A block of a section. */
export type PartView = SectionView['parts'][number];

/** How to reach the shop, on its contact page. */
export interface ContactWaysView {
  /** `text` says when it is answered, or where it is. */
  readonly ways: readonly {
    readonly icon: 'phone' | 'mail' | 'chat';
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  }[];
  /** Address of the page about complaints. */
  readonly complaint: string;
  readonly officer: ContactView & { readonly name: string; readonly designation: string; readonly hours?: string };
  readonly legalName: string;
  readonly address: string;
}

/** A policy, seller information or help page. */
export interface ContentView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  /** The day since which a policy is in force, as ISO date and as text. */
  readonly since?: { readonly date: string; readonly day: string };
  /** A picture behind the title, and a line below it. Such a page has the calculator at its beginning. */
  readonly scene?: NonNullable<ContentPage['scene']>;
  /** Sanitised inline HTML, one text for each paragraph. */
  readonly summary: readonly string[];
  readonly sections: readonly SectionView[];
  /** Only on the market's contact page. */
  readonly contact?: ContactWaysView;
  /** Link to the application, which pages for sellers have at their beginning too. */
  readonly signUp?: LinkView;
  readonly next?: LinkView;
  /** Only on the market's shipping page. */
  readonly delivery?: DeliveryTablesView;
  /** Only on pages with the calculator. */
  readonly earnings?: EarningsView;
  /** Title of the footer's group that links to most of these pages. */
  readonly groupTitle: string;
  /** The pages of its group, this one among them; empty if it is the only one. */
  readonly neighbours: readonly LinkView[];
}

/**
 * A page of `catalog/pages`, in the market that its file names. `contact`, `delivery` and `earnings` are only on the page that store.json or the market
 * names for them.
 */
export function makeContentView(site: Site, page: ContentPage): ContentView {
  const { store, pages } = site.catalog;
  const market = site.index.marketOf(page);
  const { sellerTerms } = store;
  const group = pages.filter((other) => other.group === page.group && other.marketId === page.marketId);
  const trail = [
    { name: shellText.home, path: marketPath(market) },
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
    contact: page.path === storePages(site, market).contact ? makeContactWays(site, market) : undefined,
    signUp: page.next?.href === APP_PATHS.sellerSignUp ? page.next : undefined,
    next: page.next,
    delivery: page.path === market.shippingPage ? makeDeliveryTables(market) : undefined,
    earnings: sellerTerms?.pages.includes(page.path) ? makeEarnings(sellerTerms, market, site.today) : undefined,
    groupTitle: titleOf(group, listFooterGroups(site, market)),
    neighbours: group.length > 1 ? group.map(({ label, path }) => ({ label, href: path })) : [],
  };
}

/** The title of the footer's group that links to most pages of a group, so that all of them have the same. */
function titleOf(group: readonly ContentPage[], footer: FooterView['groups']): string {
  const paths = group.map(({ path }) => path);
  const shared = ({ links }: FooterView['groups'][number]) => links.filter(({ href }) => paths.includes(href)).length;
  const [best] = footer.filter((one) => shared(one) > 0).toSorted((one, other) => shared(other) - shared(one));
  return best?.title ?? shellText.relatedPages;
}

function makeContactWays({ catalog }: Site, market: Market): ContactWaysView {
  const { name, care, grievanceOfficer, orderChannel, legalName, address } = catalog.store;
  const { phone, call, email } = makeContact(care);
  const officer = makeContact(grievanceOfficer);
  return {
    ways: [
      { icon: 'phone', title: contactText.call, text: unbroken(withCapital(care.hours)), label: phone, href: call },
      { icon: 'mail', title: contactText.write, text: email, label: contactText.sendEmail, href: `mailto:${email}` },
      ...(orderChannel.whatsapp
        ? ([
            {
              icon: 'chat',
              title: 'WhatsApp',
              text: contactText.opensMessage,
              label: contactText.openChat,
              href: whatsappOrderLink(orderChannel.whatsapp, contactText.question({ shop: name })),
            },
          ] as const)
        : []),
    ],
    complaint: marketPagePath(market, 'complaint'),
    officer: {
      ...officer,
      name: grievanceOfficer.name,
      designation: grievanceOfficer.designation,
      hours: unbroken(grievanceOfficer.hours ?? '') || undefined,
    },
    legalName,
    address,
  };
}
