import type { FormKind } from '../../form-contract.ts';

/** A group of a form. Fields that no group names are in the last one. */
export interface FormGroup {
  readonly title: string;
  readonly hint?: string;
  readonly keys: readonly string[];
  /** Whether it is closed at first. */
  readonly isFurther?: true;
}

/** The groups of each form, in the order in which people fill them in. The product's are those of the seller's form. */
export const LAYOUTS: Readonly<Record<FormKind, readonly FormGroup[]>> = {
  product: [
    { title: 'The product', keys: ['sku', 'title', 'description', 'seller'] },
    { title: 'Price and stock', keys: ['offers', 'availability', 'stock'] },
    { title: 'Pictures', keys: ['images', 'video', 'pictureShape'] },
    { title: 'Sizes', keys: ['sizes', 'measurementsOf'], isFurther: true },
    {
      title: 'Variants',
      hint: 'For packs, colours and other versions with a code and price of their own.',
      keys: ['options', 'variants'],
      isFurther: true,
    },
    { title: 'Facts', keys: ['attributes', 'features', 'details'] },
    { title: 'What the law asks for', keys: ['legal'] },
    { title: 'In the shop', keys: ['draft', 'publishFrom', 'publishUntil'] },
    { title: 'Goes with, and other colours', keys: ['colour', 'colourSiblings', 'goesWith'] },
    { title: 'More details', keys: [], isFurther: true },
  ],
  category: [
    { title: 'The category', keys: ['title', 'label', 'description', 'about'] },
    { title: 'Where it stands', keys: ['parent', 'nav', 'market', 'path'] },
    {
      title: 'Its list',
      keys: ['first', 'listsBelow', 'facets', 'goesWith', 'pageSize', 'placeholder', 'pictureShape'],
    },
    { title: 'Tiles', keys: ['strip'], isFurther: true },
    { title: 'Tax and returns', keys: ['taxClass', 'hsn', 'returnCondition'] },
    { title: 'More details', keys: [], isFurther: true },
  ],
  seller: [
    { title: 'The seller', keys: ['name', 'legalName', 'about', 'address', 'gstin', 'since'] },
    { title: 'Customer care', keys: ['care'] },
    { title: 'Legal declarations', keys: ['legal'], isFurther: true },
    { title: 'More details', keys: [], isFurther: true },
  ],
  page: [
    { title: 'The page', keys: ['title', 'path', 'language', 'group', 'description', 'summary'] },
    { title: 'Sections', keys: ['sections'] },
    { title: 'More details', keys: [], isFurther: true },
  ],
  market: [
    { title: 'The market', keys: ['name', 'prefix', 'currency', 'locale', 'country'] },
    {
      title: 'Delivery and returns',
      keys: ['delivery', 'returns', 'shippingPage', 'cashOnDelivery', 'onlinePayments'],
    },
    { title: 'More details', keys: [], isFurther: true },
  ],
  home: [
    { title: 'The page', keys: ['title', 'description'] },
    { title: 'Order of the sections', keys: ['order'] },
    { title: 'Slides', keys: ['hero', 'marketHeroes'], isFurther: true },
    { title: 'Banners', keys: ['banners'], isFurther: true },
    { title: 'Categories', keys: ['categories'], isFurther: true },
    { title: 'Seasons', keys: ['seasons'], isFurther: true },
    { title: 'Under a price', keys: ['priceShops'], isFurther: true },
    { title: 'Deal of the week', keys: ['deal'], isFurther: true },
    { title: 'Occasions', keys: ['occasions'], isFurther: true },
    { title: 'Best sellers', keys: ['bestSellers'], isFurther: true },
    { title: 'Trends', keys: ['trends'], isFurther: true },
    { title: 'Products for you', keys: ['productsForYou'], isFurther: true },
    { title: 'New shops', keys: ['newShops'], isFurther: true },
    { title: 'Gifts for members', keys: ['memberGifts'], isFurther: true },
    { title: 'More details', keys: [], isFurther: true },
  ],
  store: [
    { title: 'The shop', keys: ['name', 'tagline', 'description', 'siteUrl', 'defaultMarket'] },
    { title: 'Who runs it', keys: ['legalName', 'address', 'cin', 'care', 'grievanceOfficer'] },
    { title: 'Orders', keys: ['orderChannel', 'api', 'phoneUpdates', 'couriers'] },
    { title: 'Look', keys: ['colours', 'logo', 'icon', 'header', 'pictureNote'], isFurther: true },
    { title: 'Pages, promises and footer', keys: ['pages', 'promises', 'footer', 'copyright'], isFurther: true },
    { title: 'More details', keys: [], isFurther: true },
  ],
  facets: [{ title: 'Filters', keys: [] }],
  search: [{ title: 'Words for the search', keys: [] }],
  delivery: [{ title: 'Delivery by place', keys: [] }],
  words: [{ title: 'Words in this language', keys: [] }],
};
