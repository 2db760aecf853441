import type { Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { mailOrderLink, whatsappOrderLink } from '../../core/order/order-message.ts';
import { keyInMarket } from '../../core/site/stored-keys.ts';
import { below } from '../../core/site/cart-paths.ts';
import { orderByMessageText } from '../../messages/rooms/order-by-message.ts';
import { allProductsPath, APP_PATHS } from '../../paths.ts';
import { storePages } from '../parts/market-pages.ts';
import { orderLinkLabel } from '../product/product-choices.ts';
import type { ContactView, MarketPrefix, ShortShellView } from '../parts/page-view.ts';
import { makeContact, makeOwnHeaderShell, makeShortShellView } from '../parts/shell.ts';

/** Links that open a prefilled message, by WhatsApp and by e-mail; missing where the shop has no such address. */
interface MessageView {
  readonly chat?: string;
  readonly mail?: string;
}

/** How to order or ask without scripts. */
export interface MessageHelpView {
  readonly order: MessageView;
  /** The label of the link to an order message on product pages without script: "Order by WhatsApp". */
  readonly orderLink: string;
  readonly question: MessageView;
  /** The key of the market's cart in local storage. */
  readonly cartKey: string;
  readonly care: ContactView;
  readonly allProducts: string;
}

/** What every application page (cart, login, orders) has. */
export interface AppView {
  readonly shell: ShortShellView;
  readonly path: string;
  readonly market: MarketPrefix;
  /** What stands before a struck price in this market. */
  readonly mrpLabel: string;
  readonly storeName: string;
  /** Whether the shop has an API host: accounts, orders and payment. */
  readonly hasApi: boolean;
  /** Whether the host sends messages to phones. */
  readonly hasPhoneMessages: boolean;
  readonly help: MessageHelpView;
  readonly care: ContactView;
  /** Address of the page about data protection. */
  readonly privacyPage: string;
}

const FOR_SELLERS: ReadonlySet<keyof typeof APP_PATHS> = new Set(['sellerSignUp', 'sellerSignIn', 'sellerDashboard']);

/** What all application pages have. Those for sellers have a header of their own, the others a short footer. */
export function makeAppView(site: Site, market: Market, page: keyof typeof APP_PATHS): AppView {
  const { store } = site.catalog;
  const care = makeContact(store.care);
  return {
    shell: FOR_SELLERS.has(page) ? makeOwnHeaderShell(site) : makeShortShellView(site, market),
    path: below(market, APP_PATHS[page]),
    market: { prefix: market.prefix },
    mrpLabel: market.mrpLabel,
    storeName: store.name,
    hasApi: Boolean(site.api),
    hasPhoneMessages: store.phoneUpdates !== undefined,
    help: {
      order: makeMessage(
        site,
        orderByMessageText.start({
          shop: store.name,
          address: orderByMessageText.address({ country: market.country }),
        }),
      ),
      orderLink: orderLinkLabel(store.orderChannel),
      question: makeMessage(site, orderByMessageText.question({ shop: store.name })),
      cartKey: keyInMarket('cart', market.id, site.defaultMarket.id),
      care,
      allProducts: allProductsPath(market),
    },
    care,
    privacyPage: storePages(site, market).privacy,
  };
}

function makeMessage({ catalog }: Site, text: string): MessageView {
  const { whatsapp, email } = catalog.store.orderChannel;
  return {
    chat: whatsapp ? whatsappOrderLink(whatsapp, text) : undefined,
    mail: email ? mailOrderLink(email, orderByMessageText.startSubject, text) : undefined,
  };
}
