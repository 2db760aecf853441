const MB = 1_048_576;
const HEAD = 'sku,title,category,price,attributes,sizes,description\n';

/** A table of nearly a megabyte, of which a part is repeated. */
const fill = (before: string, part: string, after = ''): string =>
  HEAD + before + part.repeat(Math.floor((MB - HEAD.length - before.length - after.length - 16) / part.length)) + after;

/** Tables that a seller could upload to keep a parser busy, by what they have. */
export const HOSTILE_TABLES: Readonly<Record<string, string>> = {
  'spaces in one cell': fill('A,B,tea,10,"', ' ', '"\n'),
  'spaces and line breaks': fill('A,B,tea,10,"', ' \n', '"\n'),
  'attributes without end': fill('A,B,tea,10,"', 'a: b;', '"\n'),
  'separators alone': fill('A,B,tea,10,"', ';', '"\n'),
  'sizes without end': fill('A,B,tea,10,,"', 'S - 4; ', '"\n'),
  quotes: fill('A,B,tea,10,"', '""', '"\n'),
  'quotes that never end': fill('A,B,tea,10,', '"'),
  commas: fill('', ','),
  'line breaks': fill('', '\n'),
  'line breaks of all kinds': fill('', '\r\n\r\u2028'),
  digits: fill('A,B,tea,', '9', '\n'),
  rows: fill('', 'A,B,tea,10,,,\n'),
  'a tag in a tag': fill('A,B,tea,10,,,"', '<a <b ', '"\n'),
  'a word of one letter': fill('A,', 'a', ',tea,10,,,\n'),
  'marks above letters': fill('A,', 'a\u0301', ',tea,10,,,\n'),
  'zero bytes': fill('A,', '\0', ',tea,10,,,\n'),
};

/** Fields of the form of a product, as long as a body may be. */
export const HOSTILE_FIELDS: Readonly<Record<string, string>> = {
  spaces: ' '.repeat(20_000),
  'spaces and line breaks': ' \n'.repeat(10_000),
  separators: 'a: b;'.repeat(4_000),
  tags: '<a <b '.repeat(3_000),
};
