import type { SuggestedCard } from '../../core/listing/card-record.ts';
import type { Suggested } from '../../core/search/suggest.ts';
import { THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { searchText } from '../../messages/rooms/search.ts';
import { picturePath } from '../../paths.ts';
import { make } from '../../browser/make.ts';
import { markLanguage } from '../../browser/mark-language.ts';
import { hasOwnScript } from '../../messages/language.ts';
import { formatAmount } from '../../browser/money.ts';
import { markText } from '../card/mark-text.ts';

/** The address of a query's results. */
const resultsPath = (query: string): string => {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  return `${new URL(form?.action ?? '/search', location.href).pathname}?${new URLSearchParams({ q: query })}`;
};

/** Each option is a link, so that it can be opened in a new tab, too. It can't be focused: the box keeps the focus. */
const makeOption = (href: string, ...content: (string | Node)[]): HTMLElement =>
  make('a', { className: 'find__option', href, role: 'option', tabIndex: -1, ariaSelected: 'false' }, ...content);

/** A group of options with a heading, or nothing for no options. */
function makeGroup(label: string, kind: string, options: readonly HTMLElement[]): HTMLElement[] {
  if (options.length === 0) return [];
  const id = `find-${kind}`;
  const heading = make('p', { className: 'find__label', id, role: 'presentation' }, label);
  const group = make('div', { className: `find__group find__group--${kind}`, role: 'group' }, heading, ...options);
  group.setAttribute('aria-labelledby', id);
  return [group];
}

/** Recent searches. Their heading is beside "Clear", outside the list. */
export const makeRecent = (queries: readonly string[]): HTMLElement[] =>
  queries.map((query) => makeOption(resultsPath(query), query));

/**
 * Suggestions in groups. What was typed is bold in all of them. Of products there are empty cards, which hold their place: what is below them
 * does not move when `makeProducts` is there.
 */
export function makeGroups(
  typed: string,
  { queries, categories, sellers, help, numbers, mark }: Suggested,
): HTMLElement[] {
  const toLink = ({ label, path }: { readonly label: string; readonly path: string }) =>
    makeOption(path, inItsLanguage(make('span', {}, ...markText(label, mark(label)))));
  return [
    ...makeGroup(
      searchText.groupQueries,
      'queries',
      queries.map((query) => {
        const at = query.indexOf(typed.toLowerCase());
        const end = at + typed.length;
        return makeOption(
          resultsPath(query),
          at < 0 ? query : make('span', {}, query.slice(0, at), make('b', {}, query.slice(at, end)), query.slice(end)),
        );
      }),
    ),
    ...makeGroup(searchText.groupProducts, 'products', numbers.map(makeBlank)),
    ...makeGroup(searchText.groupHelp, 'help', help.map(toLink)),
    ...makeGroup(searchText.groupCategories, 'categories', categories.map(toLink)),
    ...makeGroup(searchText.groupShops, 'sellers', sellers.map(toLink)),
  ];
}

/** The products of the group that had empty cards. */
export const makeProducts = (cards: readonly SuggestedCard[], { mark }: Suggested): HTMLElement[] =>
  cards.map((card) => makeProduct(card, mark));

const makeBlank = (): HTMLElement =>
  make(
    'span',
    { className: 'find__option find__blank', role: 'presentation' },
    make('span', { className: 'find__picture' }),
  );

function makeProduct({ title, path, price, isLowest, picture }: SuggestedCard, mark: Suggested['mark']): HTMLElement {
  const image = make('img', { className: 'find__picture', alt: '', decoding: 'async', width: 56, height: 56 });
  image.src = 'src' in picture ? picture.src : picturePath(picture[0], Math.min(Number(picture[1]), THUMBNAIL_WIDTH));
  const amount = formatAmount(price);
  return makeOption(
    path,
    image,
    make(
      'span',
      { className: 'find__product' },
      inItsLanguage(make('span', { className: 'find__title' }, ...markText(title, mark(title)))),
      make('b', {}, isLowest ? searchText.fromAmount({ amount }) : amount),
    ),
  );
}

/** The element, which says so if its text is English. */
const inItsLanguage = (element: HTMLElement): HTMLElement => (hasOwnScript() ? markLanguage(element) : element);
