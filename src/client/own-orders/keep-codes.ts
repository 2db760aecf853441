import { make } from '../../browser/make.ts';

/** Order and tracking numbers, and phone numbers: "7K3MQ-9XD2A", "+91 98765 43210". */
const CODES = /(\+[\d ]{9,20}\d|\b[A-Z\d]{2,20}-[-A-Z\d]{2,30}\b)/;

/** Links would lose their underline; the cells of a document are rows on a phone. */
const SKIPPED = '.order-code, a, td, option, textarea';

/** Keeps codes and phone numbers in the texts of an element in one line, where a line is long enough for them. */
export function keepCodes(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const pieces = text.data.split(CODES);
    if (pieces.length === 1 || text.parentElement?.closest(SKIPPED)) continue;
    text.replaceWith(
      ...pieces.map((piece, index) => {
        if (index % 2 === 0) return piece;
        // As a piece of its own it would run from right to left there.
        return make('span', { className: 'order-code', dir: 'ltr' }, piece);
      }),
    );
  }
}
