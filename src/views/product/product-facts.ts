import { unitPrice } from '../../catalog/entities/declarations.ts';
import type { Market, Product } from '../../catalog/model.ts';
import type { Party } from '../../catalog/values/declared.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inWords } from '../../catalog/values/words.ts';
import { declarationsText } from '../../messages/rooms/declarations.ts';
import { unbroken, unbrokenHtml } from '../../core/text/unbroken.ts';
import { storePages } from '../parts/market-pages.ts';
import { makeFurtherRules, type OfferTerms, type ShippingRulesView } from '../parts/market-rules.ts';
import type { ContactView, LinkView } from '../parts/page-view.ts';
import { linkToCategory, makeContact } from '../parts/shell.ts';
import { formatAmount, formatWeight } from '../parts/format.ts';

/** The sections PRODUCT DETAILS, FEATURES and SHIPPING INFORMATION. */
export interface SectionsView {
  /** Names are in sentence case: "Sleeve length". */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Sanitised HTML; may be empty. */
  readonly detailsHtml: string;
  readonly features: readonly string[];
  readonly shipping: ShippingRulesView;
}

/** Declarations that the law requires beside an offer. */
export interface DeclarationsView {
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly care: ContactView & { readonly name: string; readonly address: string };
  /** Addresses of the pages about returns, shipping and contact. The product's own component leaves them out, as the footer has them. */
  readonly returnsPage: string;
  readonly shippingPage: string;
  readonly contactPage: string;
}

/** SKU, categories and tags. The product's own component leaves the tags out: they are words for the search. */
export interface MetaView {
  readonly sku: string;
  readonly categories: readonly LinkView[];
  readonly tags: readonly string[];
}

/** The sections below the offer. Texts have no-break spaces between a number and its unit. */
export const makeSections = (
  { attributes, detailsHtml, features, words }: Product,
  market: Market,
  terms: OfferTerms,
): SectionsView => ({
  attributes: attributes.map(
    ([name, value]) => [toSentenceCase(inWords(words, name)), unbroken(inWords(words, value))] as const,
  ),
  detailsHtml: unbrokenHtml(detailsHtml),
  features: features.map(unbroken),
  shipping: makeFurtherRules(market, terms),
});

/**
 * Puts a name into sentence case: "Sleeve Length" becomes "Sleeve length". Names that are not in title case, such as "Works with Alexa", stay, as do
 * "USB" and the letter in "Vitamin A".
 */
const toSentenceCase = (name: string): string =>
  / \p{Ll}{4}/u.test(name) ? name : name.replace(/(?<= )\p{Lu}(?=\p{Ll}+(?: |$))/gu, (letter) => letter.toLowerCase());

/** What the Legal Metrology (Packaged Commodities) Rules 2011, rules 6(1) and 6(10), and the E-Commerce Rules 2020 require beside an offer. */
export function makeDeclarations(site: Site, product: Product, market: Market): DeclarationsView {
  const { declarations, colour, weightGrams, mpn, words } = product;
  const own = (text: string | undefined) => text && inWords(words, text);
  const { consumerCare: care, netQuantity } = declarations;
  const pages = storePages(site, market);
  const offer = product.offers[market.id];
  const perUnit = offer && netQuantity && unitPrice(offer.priceMinor, netQuantity);
  const party = (who: Party | undefined) => who && `${who.name}, ${who.address}`;
  const [maker, packer] = [party(declarations.maker), party(declarations.packer)];
  const isOne = maker === packer;
  const rows: [string, string | undefined][] = [
    [declarationsText.commonName, own(declarations.genericName)],
    // Only the seller can state an MRP; the price does not replace it.
    offer?.mrpMinor !== undefined && market.country === 'IN'
      ? [declarationsText.mrp, formatAmount(offer.mrpMinor, market)]
      : [declarationsText.price, offer && formatAmount(offer.priceMinor, market)],
    [declarationsText.netQuantity, own(netQuantity?.text)],
    [
      declarationsText.unitPrice,
      perUnit && describePerUnit(formatAmount(Math.round(perUnit.minor), market), perUnit.per),
    ],
    [declarationsText.origin, own(declarations.countryOfOrigin)],
    [declarationsText.madeAndPackedBy, isOne ? maker : undefined],
    [declarationsText.madeBy, isOne ? undefined : maker],
    [declarationsText.packedBy, isOne ? undefined : packer],
    [declarationsText.importedBy, party(declarations.importer)],
    [declarationsText.weight, weightGrams === undefined ? undefined : formatWeight(weightGrams)],
    [declarationsText.dimensions, own(declarations.dimensions)],
    [declarationsText.bestBefore, own(declarations.bestBefore)],
    [declarationsText.warranty, own(declarations.warranty)],
    [declarationsText.colour, own(colour)],
    [declarationsText.partNumber, mpn],
  ];
  return {
    rows: rows.flatMap(([name, value]) => (value ? [[name, unbroken(value)] as const] : [])),
    care: { name: care.name, address: unbroken(care.address), ...makeContact(care) },
    returnsPage: pages.returns,
    shippingPage: market.shippingPage,
    contactPage: pages.contact,
  };
}

const describePerUnit = (price: string, unit: string): string =>
  unit === 'piece' ? declarationsText.perPiece({ price }) : declarationsText.perUnit({ price, unit });

/** SKU, tags, and links to the product's categories in the market. */
export const makeMeta = (site: Site, product: Product, market: Market): MetaView => ({
  sku: product.sku,
  categories: product.categoryIds
    .flatMap((id) => site.catalog.categories.get(id) ?? [])
    .filter((category) => category.marketId === market.id)
    .map((category) => linkToCategory(market, category)),
  tags: product.tags.map((tag) => inWords(product.words, tag)),
});
