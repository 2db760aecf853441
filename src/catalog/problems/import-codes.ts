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
  'handle-shared': help(
    'rows of two products have the same name',
    'Rows with one handle or SKU are one product, but these have different titles. The first one is taken.',
    'Give the other one a handle or SKU of its own.',
  ),
} as const;
