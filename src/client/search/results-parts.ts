import { PAGE_SIZE } from '../../core/site/constants.ts';
import { listPageNumbers, rangeWords } from '../../core/listing/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { correctedQuery, correctedWords, droppedWords, listUnderstood } from './understood.ts';
import { make } from '../../browser/make.ts';
import { formatAmount } from '../../browser/money.ts';
import { countProducts } from '../listing/value-label.ts';
import { formatRequest, type Request, requestFor } from './address.ts';

/** Texts and links around the results. Links have `data-in-place`: client/search/results.ts shows what they lead to. */

const linkTo = (className: string, request: Request, ...content: (string | Node)[]): HTMLAnchorElement => {
  const link = make('a', { className, href: formatRequest(request) }, ...content);
  link.dataset['inPlace'] = '';
  return link;
};

/** "42 products for “red saree”", and on later pages which of them: "21–40 of 42 products for “red saree”". */
export function formatTitle(query: string, count: number, isCapped: boolean, page = 1): string {
  if (count === 0) return `Nothing found for “${query}”`;
  const counted = countProducts(count, isCapped);
  return `${page > 1 ? rangeWords(page, PAGE_SIZE, count, counted) : counted} for “${query}”`;
}

const note = (...content: (string | Node)[]): HTMLElement => make('p', { className: 'results__note' }, ...content);

const quoteAll = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** What the results differ in from the query: corrected words, and words that were left out. */
export function makeNotes(query: string, found: Found): HTMLElement[] {
  const notes: HTMLElement[] = [];
  const corrected = correctedQuery(query, found);
  if (corrected)
    notes.push(
      note('Showing results for ', make('b', {}, corrected), `. No results for ${quoteAll(correctedWords(found))}.`),
    );
  const dropped = droppedWords(found);
  if (found.numbers.length === 0)
    notes.push(note('Check the spelling, use fewer or more general words, or choose a category below.'));
  else if (found.isNearest)
    notes.push(
      note(
        dropped.length > 0
          ? `No exact match. Closest results without ${quoteAll(dropped)}:`
          : 'No exact match. These are the closest results.',
      ),
    );
  return notes;
}

/** The limits that were understood, as links to the results without them. */
export const makeLimits = (found: Found): HTMLElement[] =>
  listUnderstood(found, formatAmount).map(({ label, without }) => {
    const chip = linkTo('listing__chip', requestFor(without), `${label} ×`);
    chip.ariaLabel = `Remove: ${label}`;
    return make('li', {}, chip);
  });

/** Prev, page numbers, Next, as on lists. */
export function makePageLinks(request: Request, pageCount: number): HTMLElement[] {
  if (pageCount < 2) return [];
  const { page: current } = request.choice;
  const to = (number: number, className: string, text: string) =>
    linkTo(className, { ...request, choice: { ...request.choice, page: number } }, text);
  const step = (text: string, number: number) => {
    if (number >= 1 && number <= pageCount) return to(number, 'pages__step', text);
    return make('a', { className: 'pages__step pages__step--off', role: 'link', ariaDisabled: 'true' }, text);
  };
  const numbers = listPageNumbers(current, pageCount).map((number) => {
    if (number === 'gap') return make('span', { className: 'pages__gap' }, '…');
    const link = to(number, 'pages__number', String(number));
    link.ariaLabel = `Page ${number}`;
    if (number === current) link.ariaCurrent = 'page';
    return link;
  });
  const entries = [step('Prev', current - 1), ...numbers, step('Next', current + 1)];
  return [make('ul', { className: 'pages__list', role: 'list' }, ...entries.map((entry) => make('li', {}, entry)))];
}
