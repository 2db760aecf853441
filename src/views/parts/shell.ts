import { listPriceLimits } from '../../catalog/listings/linked-lists.ts';
import type { Category, Market } from '../../catalog/model.ts';
import { hasDeliveryRules } from '../../catalog/delivery/delivery-files.ts';
import { oncePerSite, type Site } from '../../catalog/site/site.ts';
import { isTranslated } from '../../catalog/translations/enough.ts';
import { whatsappShareLink } from '../../core/order/order-message.ts';
import { SHOWN_CATEGORIES } from '../../core/site/constants.ts';
import { unbrokenPhone } from '../../core/text/unbroken.ts';
import { isRightToLeft } from '../../messages/direction.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { frameText } from '../../messages/rooms/frame.ts';
import { shellText } from '../../messages/rooms/shell.ts';
import { shopsText } from '../../messages/rooms/shops.ts';
import { below } from '../../core/site/cart-paths.ts';
import {
  allProductsPath,
  APP_PATHS,
  categoriesPath,
  categoryPath,
  MARKET_PAGES,
  marketPagePath,
  marketPath,
  withoutPrefix,
} from '../../paths.ts';
import { describeTerms, telLink } from './format.ts';
import { shapeStyles } from './picture-shapes.ts';
import { priceShop } from './price-shops.ts';
import { pageIn, storePages } from './market-pages.ts';
import type {
  ContactView,
  FooterView,
  HeaderView,
  LinkView,
  MenuNode,
  MenuView,
  ShellView,
  ShortShellView,
} from './page-view.ts';
import { afterTitle } from './promise-words.ts';

/** The name under which builds find how shells are made (`derive`). */
export const SHELL_DERIVATION = 'shell';

/**
 * The shell of a market's pages. It may only be used in the field `shell` of view models: if a page's shell is all that has changed, a build keeps the
 * rest of the page. `category` is the one to which the page belongs: the menu lists its branch, which is the categories above it and those below it, or
 * beside it when there are none. Shells are kept and shared by pages.
 */
export function makeShellView(site: Site, market: Market = site.defaultMarket, category?: Category): ShellView {
  const open = category && site.index.childrenOf(category).length === 0 ? site.index.parentOf(category) : category;
  return open ? shellOf(site, market.id, open.id) : shellOf(site, market.id);
}

/** The shell of application pages: a short footer and no branch in the menu. All such pages of a market share it. */
export const makeShortShellView = (site: Site, market: Market): ShortShellView =>
  shellOf(site, market.id, '', 'short') as ShortShellView;

/**
 * The shell of a page for sellers. Its header has no categories and no menu, so no change of a category changes it, and its footer links to what
 * sellers read.
 */
export const makeOwnHeaderShell = (site: Site): ShortShellView =>
  shellOf(site, site.defaultMarket.id, '', 'ownHeader') as ShortShellView;

const shellOf = oncePerSite(
  SHELL_DERIVATION,
  (site: Site, marketId: string, openId?: string, kind = 'whole'): ShellView => {
    const { store, markets, categories } = site.catalog;
    const market = markets.get(marketId) ?? site.defaultMarket;
    const open = categories.get(openId ?? '');
    const header = makeHeader(site, market);
    const menu = makeMenu(
      site,
      market,
      open ? site.index.branchOf(open).filter((category) => site.index.hasProducts(category)) : [],
    );
    const hasCategories = kind !== 'ownHeader';
    return {
      storeName: store.name,
      siteUrl: site.url,
      locale: new Intl.Locale(market.locale).baseName,
      direction: isRightToLeft(market.locale) ? 'rtl' : undefined,
      languages: listLanguages(site, market),
      standsFor: isTranslated(site, market) ? undefined : { prefix: firstPrefix(site, market) },
      otherMarket: market === site.defaultMarket ? undefined : market.id,
      colours: store.colours,
      shapes: shapeStyles(site),
      header: hasCategories ? header : { ...header, categories: [] },
      menu: hasCategories ? menu : { ...menu, categories: [] },
      footer: FOOTERS[kind as keyof typeof FOOTERS](site, market),
    };
  },
);

/** The first part of the addresses of the market in the first language. */
const firstPrefix = ({ links }: Site, { prefix }: Market): string =>
  links?.prefixes.find(([, here]) => here === prefix)?.[0] ?? prefix;

/** The languages of a market; undefined if it has only one. */
function listLanguages(site: Site, market: Market): ShellView['languages'] {
  const { languages } = market;
  if (!languages) return undefined;
  return [{ language: FIRST_LANGUAGE, prefix: firstPrefix(site, market) }, ...languages].map(
    ({ language, prefix: own }) => ({
      tag: language,
      name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
      prefix: own,
    }),
  );
}

/** Telephone and e-mail as pages show them. */
export const makeContact = ({ phone, email }: { readonly phone: string; readonly email: string }): ContactView => ({
  phone: unbrokenPhone(phone),
  call: telLink(phone),
  email,
});

/** A link to a category with its label. */
export const linkToCategory = (market: Market, category: Category): LinkView => ({
  label: category.label,
  href: categoryPath(market, category),
});

const linksToOthers = (site: Site, market: Market): LinkView[] =>
  [...site.allMarkets.values()]
    .filter((other) => other.id !== market.id && (other === site.defaultMarket || site.index.sellsIn(other.id)))
    .map((other) => ({ label: shellText.otherShop({ market: other.name }), href: marketPath(other) }));

const shareLink = ({ url }: Site, market: Market): string => whatsappShareLink(url + marketPath(market));

function makeHeader(site: Site, market: Market): HeaderView {
  const { store } = site.catalog;
  // The shop's profile describes the default market.
  const isHome = market === site.defaultMarket;
  return {
    storeName: store.name,
    logo: store.logo,
    market: { prefix: market.prefix },
    searchHint:
      (isHome && store.header?.search) || (market.locale.endsWith('-IN') ? shellText.searchInHindi : frameText.search),
    asksPinCode: hasDeliveryRules(site, market.id),
    share: shareLink(site, market),
    opensLogin: store.phoneUpdates === undefined,
    categories: [
      ...listHeaderLinks(site, market),
      ...(isHome ? (store.header?.links ?? []) : listPriceLinks(site, market)),
    ],
  };
}

/** Replaces the links of the shop's profile: lists up to the price limits of the market's home page, and all products. */
const listPriceLinks = (site: Site, market: Market): LinkView[] =>
  site.index.topCategories(market).length === 0
    ? []
    : [
        ...listPriceLimits(site, market)
          .map((limit) => priceShop(site, limit, market))
          .map(({ title, href }) => ({ label: title, href })),
        { label: frameText.allProducts, href: allProductsPath(market) },
      ];

/** The categories of the header; if there are more at the top level, the last link leads to all of them. */
function listHeaderLinks({ index }: Site, market: Market): readonly LinkView[] {
  const shown = index.headerCategories(market).slice(0, SHOWN_CATEGORIES);
  const links = shown.map((category) => linkToCategory(market, category));
  const hasOthers = index.topCategories(market).some((category) => !shown.includes(category));
  return hasOthers ? [...links, { label: frameText.allCategories, href: categoriesPath(market) }] : links;
}

/** The first `SHOWN_CATEGORIES` links and `rest`; all links and no `rest` if there are no more. */
export const limitLinks = <Link extends LinkView>(links: readonly Link[], rest: Link): readonly Link[] =>
  links.length > SHOWN_CATEGORIES ? [...links.slice(0, SHOWN_CATEGORIES), rest] : links;

function makeMenu(site: Site, market: Market, branch: readonly Category[]): MenuView {
  const { index, catalog } = site;
  const [top] = branch;
  const tops = index.topCategories(market);
  const shown = tops.slice(0, SHOWN_CATEGORIES);
  if (top && !shown.includes(top)) shown.push(top);
  return {
    storeName: catalog.store.name,
    logo: catalog.store.logo,
    market: { prefix: market.prefix },
    help: storePages(site, market).help,
    categories: shown.map((category) => makeMenuNode(site, market, category, branch)),
    allCategories: categoriesPath(market),
    share: shareLink(site, market),
    markets: linksToOthers(site, market),
  };
}

/** A category with its children in the branch: the next category, or all children of the last one. */
function makeMenuNode(site: Site, market: Market, category: Category, branch: readonly Category[]): MenuNode {
  const toNode = (child: Category) => makeMenuNode(site, market, child, branch);
  const position = branch.indexOf(category);
  const next = branch[position + 1];
  let children: readonly MenuNode[] = [];
  if (position >= 0 && next) children = [toNode(next)];
  else if (position >= 0)
    children = limitLinks(site.index.childrenOf(category).map(toNode), {
      label: shellText.allIn({ category: category.label }),
      href: categoriesPath(market, category),
      children: [],
    });
  return { ...linkToCategory(market, category), children };
}

/** The footer for sellers: the links beside their application, and the other pages for sellers. */
function makeSellerFooter(site: Site, market: Market): FooterView {
  const footer = makeFooter(site, market);
  const own: readonly string[] = [APP_PATHS.sellerSignUp, APP_PATHS.sellerSignIn, APP_PATHS.sellerDashboard];
  const groups = footer.groups.filter(({ links }) => links.some(({ href }) => own.includes(href)));
  const listed = groups.flatMap(({ links }) => links.map(({ href }) => href));
  const further = site.catalog.pages.filter(
    ({ group, marketId, path }) => group === 'seller' && marketId === market.id && !listed.includes(path),
  );
  const help = further.map(({ label, path }) => ({ label, href: path }));
  return { ...footer, links: [...groups.flatMap(({ links }) => links), ...help] };
}

const makeShortFooter = (site: Site, market: Market): FooterView => ({
  ...makeFooter(site, market),
  links: listShortLinks(site, market),
});

/** What shoppers look for beside a product, a cart or an order: help, delivery, returns, all policies (at the first of them), selling. */
function listShortLinks(site: Site, market: Market): LinkView[] {
  const { pages, store } = site.catalog;
  const { help, returns } = storePages(site, market);
  const policies = pages.filter(({ group }) => group === 'policy').map(({ path }) => path);
  const linked = store.footer.flatMap(({ links }) => links.map(({ href }) => pageIn(site, market, href)));
  const policy = linked.find((href) => policies.includes(href));
  return [
    { label: frameText.help, href: help },
    { label: shopsText.delivery, href: market.shippingPage },
    { label: shopsText.returns, href: returns },
    ...(policy ? [{ label: shellText.policies, href: policy }] : []),
    { label: frameText.sell, href: below(site.defaultMarket, APP_PATHS.sellerSignUp) },
  ];
}

/** Pages about products of the default market: its directory, its imported products and its newsletter. */
const OF_HOME: readonly string[] = [APP_PATHS.search, APP_PATHS.imported, APP_PATHS.newsletter];

/** The groups of links in the footer of a market. Links lead to the market's own pages, as far as it has them. */
export function listFooterGroups(site: Site, market: Market): FooterView['groups'] {
  const { defaultMarket: home, catalog } = site;
  const { footer } = catalog.store;
  if (market === home) return footer;
  return footer.map(({ title, links }) => ({
    title,
    links: links
      .filter(({ href }) => !OF_HOME.includes(withoutPrefix(home, href)))
      .map(({ label, href }) => ({ label, href: inMarket(site, href, market) })),
  }));
}

/** The address of a page in a market, or in the default market if the market has no such page. */
function inMarket(site: Site, href: string, market: Market): string {
  const path = withoutPrefix(site.defaultMarket, href);
  const own = MARKET_PAGES.find((page) => APP_PATHS[page] === path);
  return own === undefined ? pageIn(site, market, href) : marketPagePath(market, own);
}

const FOOTERS = { whole: makeFooter, short: makeShortFooter, ownHeader: makeSellerFooter };

function makeFooter(site: Site, market: Market): FooterView {
  const { store } = site.catalog;
  const { name, designation, email } = store.grievanceOfficer;
  const home = site.defaultMarket;
  // Promises hold in the default market only.
  const isHome = market === home;
  return {
    ...(isHome
      ? { promises: store.promises.slice(0, 2).map(({ title, text }) => ({ title, text: afterTitle(text) })) }
      : { terms: describeTerms(market) }),
    groups: listFooterGroups(site, market),
    care: { ...makeContact(store.care), hours: store.care.hours },
    officer: { name, designation, email },
    legalName: store.legalName,
    address: store.address,
    storeName: store.name,
    logo: store.logo,
    tagline: store.tagline,
    copyright: store.copyright,
    markets: linksToOthers(site, market),
  };
}
