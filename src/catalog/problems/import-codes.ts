import { help } from './code-help.ts';

/** Problems of rows that are imported from another program's table. */
export const IMPORT_HELP = {
  'row-cells': help(
    'a row has more cells than there are headings',
    'A sign between cells stands in a text without quotation marks, so that prices and texts are in the wrong columns.',
    'Put the text in double quotes, or remove the sign.',
  ),
  'row-unnamed': help(
    'a row names no product',
    'It has neither a handle, SKU nor title, or only a picture.',
    'Give it the handle or SKU of its product, or remove it.',
  ),
  'row-repeated': help('a row stands twice', 'It is taken once.', 'Remove one of them.'),
  'older-form': help(
    'the product’s file has an older form',
    'Imports change single fields of files, and older forms have other fields.',
    'Write the product in the present form, or remove its file so that the import makes a new one.',
  ),
  'title-made': help(
    'a product has no title of its own',
    'The sheet leaves titles to the marketplace. This one is made of the brand, kind, fabric and colour.',
    'Look at the titles, and change those that are not good.',
  ),
  'sale-not-now': help(
    'a sale price is not of today',
    'The source says from when to when it holds. The price outside the sale is taken.',
    'Nothing, if that is right. Import again when a sale begins or ends.',
  ),
  'sale-ends': help(
    'a sale price ends',
    'It holds today, and the shop shows it until the source is imported again.',
    'Import the source again on the day after the sale.',
  ),
  'sale-unclear': help(
    'the days of a sale can’t be read',
    'Goods would stay at a price whose sale is over.',
    'Write days such as 31/12/2026, or times with their zone such as 2026-12-31T18:00+05:30. Where 04/05/2026 may be in April or in May, write "dates": "day-first" or "month-first" into the mapping.',
  ),
  'sale-over': help(
    'a sale is not on, and no other price is there',
    'The price of a sale counts on its days only.',
    'Write the price outside the sale, or take the days away.',
  ),
  'sale-price-invalid': help(
    'a sale price is not an amount',
    'The price without the sale is taken.',
    'Write a number such as 399, or leave it out.',
  ),
  'day-unclear': help(
    'the day from or until when a product is for sale can’t be read',
    'It would be for sale at once, or for ever.',
    'Write a day such as 31/12/2026, or a time with its zone such as 2026-12-31T18:00+05:30. Where 04/05/2026 may be in April or in May, write "dates": "day-first" or "month-first" into the mapping.',
  ),
  'price-range': help(
    'a price is a range',
    'A product or variant has one price, and which one would be guessed.',
    'Write one price, or give each size or variant a row with its price.',
  ),
  'price-short': help(
    'a price is shortened',
    'Words and letters such as k and lakh are not read, as a mistake in them is a thousandfold.',
    'Write the amount in figures, such as 1500.',
  ),
  'row-total': help(
    'a row is the sum of others',
    'It would be sold as a product called "Total".',
    'Take the row away. If a product has this name, give it a SKU.',
  ),
  'stock-added': help(
    'pieces in several rows or columns of one SKU are added up',
    'They are those of several places, as in a list by warehouse.',
    'Nothing, if that is right. Else leave columns out in the mapping, or keep one row.',
  ),
  'sku-rows': help(
    'several rows of one SKU differ',
    'Which of them is right would be guessed.',
    'Keep one row for each SKU, or give variants SKUs or options of their own.',
  ),
  'stock-of-sizes': help(
    'one number of pieces stands beside several sizes',
    'How many there are of each size is not known, so that none is counted.',
    'Write the pieces behind each size: S:4, M:6.',
  ),
  'parent-missing': help(
    'the product of variants is not in the source',
    'Its texts and pictures may be missing, as the product is made of its variants.',
    'Export the products with their variants, or fix the product’s file.',
  ),
  'weight-unit': help(
    'nothing says the unit of weights',
    'Deliveries are priced by weight, and a kilogram for a gram costs a thousandfold. Such weights are left out.',
    'Write "weightUnit": "g" or "kg" into the mapping, or give --weight-unit.',
  ),
  'compare-below-price': help(
    'a price before is below the price',
    'The shop shows a price before only where it is higher, so that it is left out.',
    'Correct it, or leave it out.',
  ),
  'price-below-cost': help(
    'a price is below what the goods cost',
    'The source has a column with costs, and the product would be sold at a loss: mostly another column is the price.',
    'Correct the price, or say which column is the price: --price "COLUMN", or "price": "COLUMN" in the mapping.',
  ),
  'variants-missing': help(
    'a product has more variants than the file',
    'It would be sold with fewer choices than it has. It is taken whole or not at all.',
    'Export the variants, too, or add a row for each of them.',
  ),
  'choices-unread': help(
    'a product has choices that are no variants',
    'Texts to be printed and parts of a set have no place in this shop, and without them the wrong goods would be sent.',
    'Make variants of the choices, or leave the product out.',
  ),
  'options-too-many': help(
    'a product has too many options',
    'A product of this shop has three options at most. Without the others its variants would be the same.',
    'Make several products of it, or put two options into one column, such as "Long, band collar".',
  ),
  'stock-undivided': help(
    'one number of pieces stands for several variants',
    'How many there are of each variant, it does not say. They are sold without being counted, or are sold out where the number is 0.',
    'Write the pieces of each variant into the product’s file.',
  ),
  'price-undivided': help(
    'one price stands for several variants',
    'The source has the choices of a product in one row. Where some of them cost more there, its export does not say so: all of them get the price of the row.',
    'Look whether variants have prices of their own in your system, and write these into the product’s file.',
  ),
  'sku-count': help(
    'there are not as many SKUs as variants',
    'Which SKU is whose can’t be told. The variants get SKUs that are made of their options.',
    'Write the SKUs into the product’s file before the first order.',
  ),
  'surcharge-without-tax': help(
    'a surcharge is without tax',
    'The product has its price with tax alone, so that the tax of the surcharge is not known.',
    'Export the price without tax, too, or write the variant’s price.',
  ),
  'store-view-left-out': help(
    'texts of a store view are left out',
    'Its code is no language.',
    'Add the texts as translations of the product’s file.',
  ),
  'facts-internal': help(
    'facts of a program are left out',
    'Beside facts for shoppers the source has flags, ids, days and addresses that only its program reads.',
    'Write what shoppers should see into the product’s file.',
  ),
  'group-divided': help(
    'rows of one group are different products',
    'Rows are variants of one product only where they have its title and brand, and differ in what can be chosen. These were taken as products of their own.',
    'Give variants of one product the same title and an option such as size or colour. If the group is a category, the mapping can say so: "category".',
  ),
  'not-sent': help(
    'a product is nothing that can be sent',
    'Gift cards, files and products of other shops have no delivery. It becomes a draft, which nobody sees.',
    'Remove its file, or remove "draft" from it if it is goods after all.',
  ),
  'handle-shared': help(
    'rows of two products have the same name',
    'Rows with one handle or SKU are one product, but these have different titles. The first one is taken.',
    'Give the other one a handle or SKU of its own.',
  ),
} as const;
