import type { Market } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { mailOrderLink, whatsappOrderLink } from '../core/order-message.ts';
import { keyInMarket } from '../core/stored-keys.ts';
import { allProductsPath } from '../paths.ts';
import { type ContactView, makeContact, makeShellView, type MarketPrefix, type ShellView } from './shell.ts';

/** Addresses of one message that is ready to be sent, by the ways that the shop has. */
export interface MessageView {
  readonly chat?: string;
  readonly mail?: string;
}

/** How one orders or asks without the shop's scripts. */
export interface MessageHelpView {
  readonly order: MessageView;
  readonly question: MessageView;
  /** Where stores/cart.ts keeps the market's cart. */
  readonly cartKey: string;
  readonly care: ContactView;
  readonly allProducts: string;
}

/** What every page of the shop itself (cart, login, orders) is made from; some add to it. */
export interface AppView {
  readonly shell: ShellView;
  readonly market: MarketPrefix;
  readonly storeName: string;
  /** Whether the shop has an API host: accounts, orders and payment. */
  readonly hasApi: boolean;
  readonly help: MessageHelpView;
  readonly care: ContactView;
  /** Address of the page about data protection. */
  readonly privacyPage: string;
}

/** `market` is the default one for pages that exist once. */
export function makeAppView(site: Site, market: Market = site.defaultMarket): AppView {
  const { store } = site.catalog;
  const care = makeContact(store.care);
  return {
    shell: makeShellView(site, market),
    market: { prefix: market.prefix },
    storeName: store.name,
    hasApi: Boolean(site.api),
    help: {
      order: makeMessage(
        site,
        `Hello ${store.name}, I would like to order.\nMy name:\nMy address with PIN code:\nWhat I want:\n`,
      ),
      question: makeMessage(site, `Hello ${store.name}, I have a question about an order:\n`),
      cartKey: keyInMarket('cart', market.id, site.defaultMarket.id),
      care,
      allProducts: allProductsPath(market),
    },
    care,
    privacyPage: store.pages.privacy,
  };
}

function makeMessage({ catalog }: Site, text: string): MessageView {
  const { whatsapp, email } = catalog.store.orderChannel;
  return {
    ...(whatsapp ? { chat: whatsappOrderLink(whatsapp, text) } : {}),
    ...(email ? { mail: mailOrderLink(email, 'Order', text) } : {}),
  };
}
