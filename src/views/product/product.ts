import type { Market, Product, Variant } from '../../catalog/model.ts';
import { sizeAudience } from '../../catalog/search/audiences.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { hasDeliveryRules, listRuledSellers } from '../../catalog/delivery/delivery-files.ts';
import { settleNow, settlerOf } from '../../catalog/listings/on-the-day.ts';
import { leadVariant, variantProduct } from '../../catalog/products/variants.ts';
import type { Site } from '../../catalog/site/site.ts';
import { makingWords } from '../../core/delivery/delivery-date.ts';
import { whatsappShareLink } from '../../core/order/order-message.ts';
import { shorten } from '../../core/text/text.ts';
import { productPath } from '../../paths.ts';
import { productTrail, type Step } from '../parts/breadcrumb.ts';
import {
  brandOf,
  type MiniView,
  makeRatedMini,
  makePrice,
  makeRating,
  offerIn,
  type PriceView,
  type RatingView,
} from '../parts/card.ts';
import {
  describeBreadcrumb,
  describeProduct,
  describeVideo,
  type JsonLd,
  serialiseJsonLd,
} from '../json-ld/json-ld.ts';
import { describeGroup, describeVariant } from '../json-ld/json-ld-variants.ts';
import { makeOfferTerms, type OfferTermsView } from '../parts/market-rules.ts';
import {
  type AddFormView,
  type ColoursView,
  type GalleryPictureView,
  makeAddForm,
  makeColours,
  makeGallery,
  makeOrderLink,
  makeSizeGuide,
  type SizeGuideView,
} from './product-choices.ts';
import {
  type DeclarationsView,
  type MetaView,
  makeDeclarations,
  makeMeta,
  makeSections,
  type SectionsView,
} from './product-facts.ts';
import { foldTexts, headTitle, type LongTextsView } from '../parts/long-texts.ts';
import { makeReviews, type ReviewsView } from './reviews.ts';
import { makeSeller, type SellerView } from '../lists/seller.ts';
import { FEWEST_IN_ROW } from '../home/home-rails.ts';
import { listOthers } from '../lists/others-buy.ts';
import type { LinkView, PageView } from '../parts/page-view.ts';
import { makeShortShellView } from '../parts/shell.ts';
import { formatAmount } from '../parts/format.ts';
import { formatLeft, soldOutWords } from '../parts/stock-left.ts';
import { largestPicture } from '../parts/picture-attributes.ts';
import { ownShape, shapeOfProduct } from '../parts/picture-shapes.ts';
import { makeOptions, type OptionView } from '../parts/variants.ts';

/** How many similar products and parts of a look fill one row on a wide screen. Each takes some 60 bytes of the page. */
const RELATED_PRODUCTS = 4;
/** How many of them at most are parts of a look. */
const LOOK_PRODUCTS = 2;

/** The page of a product, or of one of its variants. */
export interface ProductView extends PageView, LongTextsView {
  readonly trail: readonly Step[];
  /** SKU and address of what can be bought here: the chosen variant, if there are variants. */
  readonly sku: string;
  readonly path: string;
  readonly priceMinor: number;
  readonly title: string;
  /** What the chosen variant adds to the title: ", Red". */
  readonly titleMore?: string;
  /** The title in Hindi. */
  readonly titleHi?: string;
  /** The maker's brand. */
  readonly brand?: string;
  readonly price: PriceView;
  readonly rating?: RatingView;
  /** Why it can't be bought now: "Sold out. Back on 15 Jan 2027."; missing when it can. */
  readonly availability?: string;
  /** How few pieces are left: "Only 3 left". */
  readonly left?: string;
  /** How long it takes to make: "Made to order: 12 days, then delivery". */
  readonly making?: string;
  readonly gallery: readonly GalleryPictureView[];
  /** The shape of its pictures, where it differs from the shop's: "3:4". */
  readonly pictureShape?: string;
  readonly colours?: ColoursView;
  /** Empty for a product without variants. */
  readonly options: readonly OptionView[];
  readonly sizeGuide?: SizeGuideView;
  readonly add: AddFormView;
  /** Places an order without script; missing for what can't be bought. */
  readonly orderLink?: LinkView;
  readonly terms: OfferTermsView;
  /** Id of the seller, where the answer for a PIN code depends on it. */
  readonly ruledSeller?: string;
  /** Days that it takes to make, to compute the date of delivery. */
  readonly leadTimeDays?: number;
  /** The note below the pictures. */
  readonly pictureNote?: string;
  /** WhatsApp link that shares the product. */
  readonly share: string;
  readonly shippingPage: string;
  readonly sections: SectionsView;
  /** Missing where there are neither ratings nor reviews. */
  readonly reviews?: ReviewsView;
  readonly seller: SellerView;
  readonly declarations: DeclarationsView;
  readonly meta: MetaView;
  /** Products that complete the look. */
  readonly look: readonly MiniView[];
  readonly similar: readonly MiniView[];
  /** Whether those are not similar, but what others buy near them. */
  readonly areOthers?: boolean;
}

/** The page of a product. Without `variant`, it shows the variant that lists show. @throws when the market does not sell the product. */
export function makeProductView(site: Site, product: Product, market: Market, variant?: Variant): ProductView {
  const { index } = site;
  const chosen = variant ?? leadVariant(product, market, settlerOf(site));
  const sold = chosen ? variantProduct(product, chosen) : product;
  const offer = offerIn(market, sold);
  const seller = index.sellerOf(product.sellerId);
  const path = productPath(market, sold);
  const trail = productTrail(site, product, market);
  const category = index.mainCategory(product, market);
  const pictures = sold.pictures.map((picture) => largestPicture(site, picture));
  const shape = shapeOfProduct(site, product, market);
  const availability = settleNow(site, availabilityOf(sold, market));
  const isBuyable = availability === 'in-stock';
  const asksPinCode = isBuyable && hasDeliveryRules(site, market.id);
  const price = formatAmount(offer.priceMinor, market);
  const terms = { returnCondition: category?.returnCondition, leadTimeDays: product.leadTimeDays };
  const colours = makeColours(site, product, market, shape);
  const sizeGuide = makeSizeGuide(product, () => sizeAudience(site, market, product));
  const reviews = makeReviews(product, market);
  const look = index.lookOf(product, market, LOOK_PRODUCTS);
  const similar = index.similarProducts(product, market, RELATED_PRODUCTS).filter((other) => !look.includes(other));
  const areOthers = similar.length < FEWEST_IN_ROW;
  const most = RELATED_PRODUCTS - look.length;
  const beside = areOthers
    ? listOthers(site, market, { category, shown: [product, ...look], most })
    : similar.slice(0, most);
  // A market with pages in Hindi has the title there, and on pages in a further language it would be a third one. Other countries read English.
  const saysHindi =
    market.country === 'IN' && !site.links && !market.languages?.some(({ language }) => language === 'hi');
  return {
    shell: makeShortShellView(site, market),
    head: {
      title: headTitle(product.seo?.title ?? (variant ? sold.title : product.title)),
      description: product.seo?.description ?? shorten(`${price}. ${product.description || product.title}`, 160),
      // Search engines index variants only with their product.
      path: productPath(market, product),
      type: 'product',
      image: pictures[0],
      imageAlt: pictures[0] ? (sold.pictures[0]?.alt ?? '') : undefined,
      jsonLd: [
        describeSold(site, product, market, pictures, variant),
        describeBreadcrumb(site, trail),
        ...describeVideo(site, product),
      ].map(serialiseJsonLd),
    },
    trail,
    sku: sold.sku,
    path,
    priceMinor: offer.priceMinor,
    title: product.title,
    titleMore: chosen && sold.title.slice(product.title.length),
    titleHi: saysHindi ? product.translations?.['hi']?.title : undefined,
    brand: brandOf(site, product),
    ...foldTexts(product),
    price: makePrice(offer, market),
    rating: product.rating && makeRating(product.rating, market),
    left: isBuyable ? formatLeft(sold.stock) : undefined,
    availability: isBuyable ? undefined : soldOutWords(availability),
    making: product.leadTimeDays ? makingWords(product.leadTimeDays) : undefined,
    gallery: makeGallery(site, product, sold.pictures, shape),
    pictureShape: ownShape(site, shape),
    colours,
    options: chosen ? makeOptions(site, product, market, chosen) : [],
    sizeGuide,
    add: makeAddForm(site, sold, market),
    orderLink: makeOrderLink(site, sold, market),
    terms: makeOfferTerms(market, category?.returnCondition, {
      isBuyable,
      isMade: Boolean(product.leadTimeDays),
      asksPinCode,
    }),
    ruledSeller: asksPinCode ? ruledSellerOf(site, product, market) : undefined,
    leadTimeDays: isBuyable ? product.leadTimeDays : undefined,
    pictureNote: sold.pictures.length > 0 ? site.catalog.store.pictureNote : undefined,
    share: whatsappShareLink(site.url + path),
    shippingPage: market.shippingPage,
    sections: makeSections(product, market, terms),
    reviews,
    seller: makeSeller(site, seller, market),
    declarations: makeDeclarations(site, sold, market),
    meta: makeMeta(site, sold, market),
    look: look.map((other) => makeRatedMini(site, other, market)),
    similar: (beside.length < FEWEST_IN_ROW ? [] : beside).map((other) => makeRatedMini(site, other, market)),
    areOthers: areOthers || undefined,
  };
}

const ruledSellerOf = (site: Site, { sellerId }: Product, market: Market): string | undefined =>
  listRuledSellers(site, market.id).includes(sellerId) ? sellerId : undefined;

function describeSold(
  site: Site,
  product: Product,
  market: Market,
  pictures: readonly string[],
  variant: Variant | undefined,
): JsonLd {
  if (variant) return describeVariant(site, product, variant, market, pictures);
  return product.variants.length > 0
    ? describeGroup(site, product, market, pictures)
    : describeProduct(site, product, market, pictures);
}
