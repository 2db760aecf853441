import { countOf, figure } from '../../core/text/figures.ts';
import { quoteText } from './quote.ts';

/** Words of product names that the search has no entry for. */
export interface UnknownWords {
  /** How many there are. */
  readonly count: number;
  /** Those that most products have. */
  readonly words: readonly { readonly word: string; readonly products: number }[];
}

const WIDTH = 140;
const INDENT = '  ';

/** The words as text for a terminal, with how to add one; no line where all are known. */
export function formatUnknownWords({ count, words }: UnknownWords): string[] {
  const [first] = words;
  if (!first) return [];
  const most = words.length < count ? `; the ${words.length} most frequent, with the number of products` : '';
  const lines: string[] = [];
  for (const { word, products } of words) {
    const text = `${quoteText(word, 40)} (${figure(products)})`;
    const line = lines.at(-1);
    if (line !== undefined && line.length + text.length + 3 < WIDTH) lines[lines.length - 1] = `${line}, ${text}`;
    else lines.push(`${INDENT}${text}`);
  }
  const name = JSON.stringify(first.word);
  return [
    '',
    `Nothing is wrong, but the search does not know ${countOf(count, 'word')} of product names${most}:`,
    ...lines,
    'They are found as they are written. catalog/search.json says what they mean, by another name or the wider kind:',
    `${INDENT}{ "same": [[${name}, "another name of it"]], "wider": { "kind of thing": [${name}] } }`,
  ];
}
