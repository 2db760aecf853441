import { listPriceLimits } from '../../catalog/listings/linked-lists.ts';
import type { Category, Market } from '../../catalog/model.ts';
import { hasDeliveryRules } from '../../catalog/delivery/delivery-files.ts';
import { oncePerSite, type Site } from '../../catalog/site/site.ts';
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

/** The name by which builds find how shells are made (`derive`). */
export const SHELL_DERIVATION = 'shell';

/**
 * The shell of a market's pages, for the field `shell` of their view models and nothing else: where a page has another shell now, a build
 * takes all else of it as it was. `category` is the one that the page belongs to: the menu lists its branch, which is the categories
 * above it and those below it, or beside it when there are none. Shells are kept and shared by pages.
 */
export function makeShellView(site: Site, market: Market = site.defaultMarket, category?: Category): ShellView {
  const open = category && site.index.childrenOf(category).length === 0 ? site.index.parentOf(category) : category;
  return open ? shellOf(site, market.id, open.id) : shellOf(site, market.id);
}

/** The shell of pages where one acts: with a short footer, and without a branch in the menu. The same for all of a market. */
export const makeShortShellView = (site: Site, market: Market): ShortShellView =>
  shellOf(site, market.id, '', 'short') as ShortShellView;

/**
 * The shell of a page for sellers, with a header of its own: it shows no categories and has no menu, so that no change of a category concerns
 * it, and its footer leads to what sellers read.
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
      otherMarket: market === site.defaultMarket ? undefined : market.id,
      colours: store.colours,
      shapes: shapeStyles(site),
      header: hasCategories ? header : { ...header, categories: [] },
      menu: hasCategories ? menu : { ...menu, categories: [] },
      footer: FOOTERS[kind as keyof typeof FOOTERS](site, market),
    };
  },
);

/** Undefined for a market in one language. */
function listLanguages({ links }: Site, { languages, prefix }: Market): ShellView['languages'] {
  if (!languages) return undefined;
  const [first = prefix] = links?.prefixes.find(([, here]) => here === prefix) ?? [];
  return [{ language: FIRST_LANGUAGE, prefix: first }, ...languages].map(({ language, prefix: own }) => ({
    tag: language,
    name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
    prefix: own,
  }));
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
  // What the shop's profile says is about the default market.
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

/** In place of links of the shop's profile: the lists up to the prices that the market's home page has, and all products. */
const listPriceLinks = (site: Site, market: Market): LinkView[] =>
  site.index.topCategories(market).length === 0
    ? []
    : [
        ...listPriceLimits(site, market)
          .map((limit) => priceShop(site, limit, market))
          .map(({ title, href }) => ({ label: title, href })),
        { label: frameText.allProducts, href: allProductsPath(market) },
      ];

/** The categories of the header; where there are others of the top level, the last link leads to all. */
function listHeaderLinks({ index }: Site, market: Market): readonly LinkView[] {
  const shown = index.headerCategories(market).slice(0, SHOWN_CATEGORIES);
  const links = shown.map((category) => linkToCategory(market, category));
  const hasOthers = index.topCategories(market).some((category) => !shown.includes(category));
  return hasOthers ? [...links, { label: frameText.allCategories, href: categoriesPath(market) }] : links;
}

/** The first `SHOWN_CATEGORIES` links and `rest`, or all if they are no more. */
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

/** A category with those of the branch below it: the next one, or the children of the last. */
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

/** With the links beside the application of sellers, and to the other pages for sellers. */
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

/** What one asks for beside a product, a cart or an order: help, delivery, returns, all policies (below the first of them), selling. */
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

/** What is about products of the default market: its directory, its imported products and its newsletter. */
const OF_HOME: readonly string[] = [APP_PATHS.search, APP_PATHS.imported, APP_PATHS.newsletter];

/** The groups of links in the footer of a market. Other markets than the default one link to their own pages, as far as they have them. */
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

/** A page of the default market, or the same one of a market that has its own. */
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
  // Promises are true in the default market only.
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
