import { PAGE_SIZE } from '../../core/site/constants.ts';
import { listPageNumbers, rangeWords } from '../../core/listing/pagination.ts';
import { correctedQuery, listUnderstood } from './understood.ts';
import { type HelpLink, isMiss, type Told } from '../../core/search/told.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { searchText } from '../../messages/rooms/search.ts';
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

/** "42 products for “red saree”", and on later pages which of them: "21–40 of 42 products for “red saree”". What is shown in place of another kind is no hit. */
export function formatTitle(query: string, told: Told, count: number, page = 1): string {
  if (told.help && count === 0) return searchText.helpWith({ query });
  if (count === 0 || told.lacksKind || isMiss(told)) return searchText.nothingFound({ query });
  const counted = countProducts(count, told.isCapped);
  return searchText.found({ products: page > 1 ? rangeWords(page, PAGE_SIZE, count, counted) : counted, query });
}

const note = (text: string): HTMLElement => make('p', { className: 'results__note' }, text);

/** What the results differ in from the query: corrected words, and what was left out. */
export function makeNotes(
  query: string,
  told: Told,
  sentences: typeof import('./left-out.ts') | undefined,
): HTMLElement[] {
  const notes: HTMLElement[] = [];
  const corrected = correctedQuery(query, told);
  if (corrected) notes.push(note(searchText.corrected({ query: corrected })));
  const leftOut = sentences?.describeLeftOut(told, formatAmount);
  if (told.count > 0 && !isMiss(told) && leftOut) notes.push(note(leftOut));
  return notes;
}

/** The pages that answer a question, the best one first: the title, or of a part of a page its heading, and a line of the answer. */
export function makeHelp({ help, moreHelp = [] }: Told): HTMLElement[] {
  if (!help) return [];
  const rows = [help, ...moreHelp].map((page) => make('li', {}, linkToHelp(page)));
  return [make('ul', { className: 'results__help', role: 'list', ariaLabel: searchText.answers }, ...rows)];
}

function linkToHelp({ label, path, text = '' }: HelpLink): HTMLElement {
  const heading = /^.+?: (.+)$/.exec(label)?.[1] ?? label;
  return make('a', { href: path }, make('b', {}, heading), ' ', make('span', { className: 'soft' }, text));
}

/** The limits that were understood, as links to the results without them. */
export const makeLimits = (told: Told): HTMLElement[] =>
  listUnderstood(told, formatAmount).map(({ label, without }) => {
    const chip = linkTo('listing__chip', requestFor(without), `${label} ×`);
    chip.ariaLabel = searchText.removeLimit({ limit: label });
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
    link.ariaLabel = listsText.page({ page: number });
    if (number === current) link.ariaCurrent = 'page';
    return link;
  });
  const entries = [step(listsText.prev, current - 1), ...numbers, step(listsText.next, current + 1)];
  return [make('ul', { className: 'pages__list', role: 'list' }, ...entries.map((entry) => make('li', {}, entry)))];
}
