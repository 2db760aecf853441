import { help } from './code-help.ts';

/** Problems of products. */
export const PRODUCT_HELP = {
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
  'value-none': help(
    'a text says that there is none',
    'Exports write "N/A" or "null" where there is nothing; shoppers would read it.',
    'Fill the field in, or remove it.',
  ),
  'sku-of-draft': help(
    'a draft has the SKU of another product',
    'A draft never takes the place of another product, so it is left out.',
    'Copy what is new into the other file, remove one of the two, or give the draft a SKU of its own.',
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
  'amount-ambiguous': help(
    'an amount may be a thousand times as much',
    'In some countries "14.300" is 14,300; here it is 14.30.',
    'Write 14.30 or 14,300; in currencies with three decimals 1.250 or 1250.',
  ),
  'sku-rounded': help(
    'a spreadsheet rounded a SKU',
    'The digits behind are lost, so that two products may have the same SKU and no label fits.',
    'Format the column as text, and export it again.',
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
  'shop-figures-unused': help(
    'a seller has no rating or followers, but its records do',
    'Pages show what the file of the seller says; what its records say about it is not read.',
    'Write the figures into the file of the seller.',
  ),
  'text-unread': help(
    'a text says something that nothing reads',
    'It would not appear anywhere, so it is not ignored silently.',
    'Write it where it belongs, or remove it.',
  ),
  'value-differs': help(
    'two keys of a record contradict each other',
    'They are the same field of a product; the first one is shown.',
    'Correct one of the two, or remove the wrong one.',
  ),
  'address-not-kept': help(
    'the address in a record is not one of this shop',
    'A product’s address is made of its title and SKU. A link with another one leads to an error page.',
    'If the address is known elsewhere, add its path to redirects.json. Remove it from the record.',
  ),
  'too-many-pictures': help('there are too many pictures', 'See the limit given.', 'Remove the last ones.'),
  'picture-unreachable': help(
    'pictures can not be fetched from a host',
    'Products are shown without them, unless the published site has copies.',
    'Correct the addresses, or put the pictures below images.',
  ),
  'pictures-lost': help(
    'too many products would lose all their pictures',
    'Their hosts can not be reached, neither the last build nor the published site has copies, and shoppers buy what they see.',
    'Build again when the hosts answer, or say how many such products may be published: "images": { "mostWithoutPictures": 20 } in store.json.',
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
  'gtin-invalid': help(
    'a barcode is not valid',
    'Its last digit checks the others. Feeds refuse a wrong one, and a wrong barcode may be that of other goods; the product is sold without.',
    'Read it off the pack again. Leave out numbers that are only your own.',
  ),
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
  'tax-class-disagrees': help(
    'a tax class is not that of the HSN code',
    'GST is counted by the chapter of the HSN code where all goods of the chapter have one class. A saree (50 to 55) is a fabric at 5 % at any price; a garment (61, 62) above Rs 2,500 is at 18 %.',
    'Correct the "taxClass" or the "hsn" of the product or its category, or set "gstRate" as your accountant advises.',
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
