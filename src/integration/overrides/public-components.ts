/** A component that shops can override and use. */
export interface PublicComponent {
  /** Its file in `src`. */
  readonly file: string;
  /** What it shows, for the manual. */
  readonly shows: string;
  /** What scripts look for in its markup, so that a replacement must keep it. Missing if there is nothing. */
  readonly keep?: string;
  /** Whether only shops use it, in their own pages, so that it can't be overridden. */
  readonly isLayout?: boolean;
}

/**
 * The public components by name: those that the integration's option `components` can name, and that `haat/components` exports. Their types are in
 * src/layouts/public.d.ts, their table in src/components/README.md.
 */
export const PUBLIC_COMPONENTS = {
  Header: {
    file: 'components/Header.astro',
    shows:
      'the bar at the top of every page but checkout, payment and those of sellers: menu button, name, search box, wishlist, account, cart; the categories below it',
    keep: '`popovertarget="menu"`, the form of the search with `data-do="find"`, links with `data-do="cart"` and `data-do="login"`, `header__badge`',
  },
  Footer: {
    file: 'components/Footer.astro',
    shows: 'promises, links, contact and operator at the end of pages',
    keep: 'buttons with `data-do="consent"` and `data-do="saving"`; contact and operator, which the law asks for',
  },
  ShortFooter: {
    file: 'components/ShortFooter.astro',
    shows: 'a line of links, contact and operator at the end of product pages, cart, account and orders',
    keep: 'a button with `data-do="consent"`; contact and operator, which the law asks for',
  },
  Menu: {
    file: 'components/Menu.astro',
    shows: 'the categories that the menu button opens',
    keep: '`id="menu"` and `popover`, the slot with the links to other languages, the link with `data-do="categories"`, `menu__list`',
  },
  Logo: { file: 'components/Logo.astro', shows: 'the name of the shop, or its picture, in header and footer' },
  Icon: { file: 'components/Icon.astro', shows: 'a line icon of 24 × 24' },
  Breadcrumb: { file: 'components/Breadcrumb.astro', shows: 'the path to a page' },
  Hero: {
    file: 'components/home/Hero.astro',
    shows: 'the slides at the beginning of the home page',
    keep: '`hero`, `hero__slides`, the ids of slides, buttons with `data-step`',
  },
  Rail: {
    file: 'components/home/Rail.astro',
    shows: 'a row of products on a home page',
    keep: '`data-until`; buttons with `data-do="rail"` if there are some',
  },
  Deal: { file: 'components/home/Deal.astro', shows: 'the deal of the week on the home page' },
  Trends: { file: 'components/home/Trends.astro', shows: 'pictures on the home page that link to trends' },
  MemberGifts: { file: 'components/home/MemberGifts.astro', shows: 'the benefits of members on the home page' },
  ProductCard: {
    file: 'components/ProductCard.astro',
    shows:
      'a product in lists, on pages and in results of the search: an `<li>`, with what its slot has below the stars',
    keep: '`data-sku`, `data-price`, `data-title`, `card__title`, the elements with `data-do`, and the order of `img`, `h3`, price, stars and badge: scripts copy the card for results',
  },
  Price: {
    file: 'components/Price.astro',
    shows: 'a price, with MRP and saving',
    keep: 'the price in `strong`, the MRP in `s`',
  },
  Stars: { file: 'components/Stars.astro', shows: 'a rating as stars', keep: 'the stars in `role="img"`' },
  Empty: { file: 'components/Empty.astro', shows: 'an empty state: a scene, a title, and what the slot has' },
  ProductGallery: {
    file: 'components/product/Gallery.astro',
    shows: 'the pictures of a product page',
    keep: '`gallery`, `gallery__views`, links with `data-do="zoom"` and `data-do="picture"`',
  },
  ProductForm: {
    file: 'components/product/AddForm.astro',
    shows: 'size, Buy now and Add to cart of a product page',
    keep: 'the fields `sku` and `size`, the buttons with `data-do`',
  },
  ProductDetails: {
    file: 'components/product/Sections.astro',
    shows: 'details, features and shipping of a product page, which fold',
  },
  ProductReviews: { file: 'components/product/Reviews.astro', shows: 'ratings and reviews of a product page' },
  ProductSeller: { file: 'components/product/SellerBlock.astro', shows: 'the seller on a product page' },
  ProductDeclarations: {
    file: 'components/product/Declarations.astro',
    shows: 'the declarations on a product page that the law asks for',
  },
  Page: {
    file: 'layouts/OwnPage.astro',
    shows:
      'the layout of a page of your own: head, header, menu and footer around what its slot has; it can be used, but not overridden',
    isLayout: true,
  },
  RelatedProducts: { file: 'components/product/Related.astro', shows: 'other products on a product page' },
} as const satisfies Readonly<Record<string, PublicComponent>>;

export type ComponentName = keyof typeof PUBLIC_COMPONENTS;

export const COMPONENT_NAMES = Object.keys(PUBLIC_COMPONENTS) as ComponentName[];

/** Whether there is a public component with this name. */
export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(PUBLIC_COMPONENTS, name);
