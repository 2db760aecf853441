/** What the view models of all pages have: the shell, with header, menu and footer, and the head. */

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** The part of a market that src/paths.ts needs. */
export interface MarketPrefix {
  /** First part of the addresses of its pages; empty for the default market. */
  readonly prefix: string;
}

export interface ContactView {
  readonly phone: string;
  /** Link that calls the number: `tel:+911234500001`. */
  readonly call: string;
  readonly email: string;
}

/** A picture in place of the shop's name, with its size in CSS pixels; `dark` is for dark pages. */
export interface LogoView {
  readonly src: string;
  readonly dark?: string;
  readonly width: number;
  readonly height: number;
}

/** The header bar and the categories below it. */
export interface HeaderView {
  readonly storeName: string;
  /** The name as a picture; where it is missing, the name is text. */
  readonly logo?: LogoView;
  readonly market: MarketPrefix;
  /** Shown in the empty search box. It names the languages that the search understands. */
  readonly searchHint: string;
  /** Whether shoppers can give a PIN code to see how it changes delivery. */
  readonly asksPinCode: boolean;
  /** WhatsApp link that shares the shop. */
  readonly share: string;
  /** Whether the account icon opens the login panel. Otherwise it is a link to a page where login begins with the mobile number. */
  readonly opensLogin: boolean;
  /** The first categories; if there are others, the last link leads to all of them. */
  readonly categories: readonly LinkView[];
}

/** A category of the menu, with those of its children that the menu of this page lists. */
export interface MenuNode extends LinkView {
  readonly children: readonly MenuNode[];
}

/** The menu: the first top-level categories, and the branch of the page's own. */
export interface MenuView {
  readonly storeName: string;
  readonly logo?: LogoView;
  readonly market: MarketPrefix;
  /** Address of the first help page. */
  readonly help?: string;
  readonly categories: readonly MenuNode[];
  /** Address of the page with all categories. */
  readonly allCategories: string;
  readonly share: string;
  /** Home pages of the other markets. */
  readonly markets: readonly LinkView[];
}

export interface FooterView {
  /** The shop's promises; `text` includes what joins it to the title. Only in the default market: the others have `terms`. */
  readonly promises?: readonly { readonly title: string; readonly text: string }[];
  readonly terms?: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly LinkView[] }[];
  /** The links of a short footer, which has no groups and no promises; missing in others. */
  readonly links?: readonly LinkView[];
  readonly care: ContactView & { readonly hours: string };
  readonly officer: { readonly name: string; readonly designation: string; readonly email: string };
  readonly legalName: string;
  readonly address: string;
  readonly storeName: string;
  readonly logo?: LogoView;
  readonly tagline: string;
  readonly copyright: string;
  /** Home pages of the other markets. */
  readonly markets: readonly LinkView[];
}

/** A language of a market's pages. */
export interface LanguageView {
  /** Its tag: "hi". */
  readonly tag: string;
  /** The language's own name: "हिन्दी". */
  readonly name: string;
  /** First part of the addresses of its pages. */
  readonly prefix: string;
}

/** What surrounds the content of every page: facts for the head, header, menu and footer. */
export interface ShellView {
  readonly storeName: string;
  /** Address of the live site without a slash at the end. */
  readonly siteUrl: string;
  /** Language of the page: "en-IN". */
  readonly locale: string;
  /** Only where the language is written from right to left. */
  readonly direction?: 'rtl';
  /** The languages of the market, including the page's own; missing where there is only one. */
  readonly languages?: readonly LanguageView[];
  /** The market in English, whose pages are to be found in the place of these: too few products are translated. */
  readonly standsFor?: MarketPrefix;
  /** Id of the page's market if it is not the default one. */
  readonly otherMarket?: string;
  /** Brand colours as `#rrggbb`; without them, those of the tokens apply. */
  readonly colours?: { readonly brand: string; readonly brandDark: string; readonly accent: string };
  /** Styles for pictures that are not square; missing where all of them are. */
  readonly shapes?: string;
  readonly header: HeaderView;
  readonly menu: MenuView;
  readonly footer: FooterView;
}

/** What surrounds the content of application pages: their footer is short. */
export interface ShortShellView extends ShellView {
  readonly footer: FooterView & { readonly links: readonly LinkView[] };
}

/** The head of one page. */
export interface HeadView {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string;
  /** Address of the page, without the site's. */
  readonly path: string;
  /** Whole address of the preview picture for chat apps; without it, `share.png` is used. */
  readonly image?: string;
  readonly imageAlt?: string;
  readonly type?: 'website' | 'product';
  /** Serialised structured data (json-ld.ts). */
  readonly jsonLd?: readonly string[];
  /** Whether search engines should follow its links but not index it, as it is far in a list or has only reviews. */
  readonly isDeep?: boolean;
}

/** What the view model of every page has. */
export interface PageView {
  readonly shell: ShellView;
  readonly head: HeadView;
}
