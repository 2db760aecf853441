import { type Choice, formatChoice, isUnchanged, parseChoice } from '../../core/facets/choice.ts';
import { chooseFrom, type ChosenList } from '../../core/facets/choose.ts';
import { rangeWords, slicePage } from '../../core/listing/pagination.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { $isTurning, $listing, filtering, type ListingState } from '../../stores/listing.ts';
import { documentState } from '../../stores/panel.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { make } from '../../browser/make.ts';
import { markWishlist } from '../../islands/mark-wishlist.ts';
import { enterList, replaceList } from '../../islands/replace-list.ts';
import { makeChips, makeNoMatch } from './chips.ts';
import { applyPanelStyles } from './facet-panel.ts';
import { readListing } from './list-of.ts';
import { fillCard } from '../card/fill-card.ts';
import { readCards } from './read-cards.ts';
import { type FilteredList, readList } from './read-list.ts';
import { showChoice } from './show-choice.ts';
import { countProducts } from './value-label.ts';

/**
 * Shows a list as a choice leaves it, in place of the page that was built. The choice is in the address: `?colour=red&page=2`. Pages are
 * turned by the pagination's island.
 */

/** Counts what was asked for, so that an answer that arrives late is not shown. */
let asked = 0;

/** The cards of the list as it was built. */
let built: readonly Element[] = [];
const MOST_OTHERS = 8;

/** For screen readers alone: the count is beside the heading, the page among the links to pages. */
const spoken = make('p', { className: 'visually-hidden', role: 'status' });

/** Where scroll and focus go: to a position in pixels, to the start of the list, or nowhere. */
type Move = number | 'start' | 'stay';

/** Shows a choice that was just made, with an address of its own. */
export async function choose(base: string, choice: Choice): Promise<void> {
  const query = formatChoice(choice);
  history.replaceState({ ...history.state, listing: { ...history.state?.listing, scroll: scrollY } }, '');
  history.pushState(makeState(choice), '', query ? `${base}?${query}` : base);
  await show(base, choice, 'stay');
}

const makeState = (choice: Choice): ListingState => ({ listing: { scroll: 0, isFiltered: !isUnchanged(choice) } });

/** Shows the choice of an address that is there already: on load, and when the history or a link leads to it. */
export async function showAddress(base: string, query: string, move: Move): Promise<void> {
  const { choice } = await show(base, parseChoice(query), move);
  // The address says what is shown, without what the list does not have.
  const settled = formatChoice(choice);
  if (settled) {
    history.replaceState({ ...history.state, ...makeState(choice) }, '', `${base}?${settled}`);
    documentState.search = location.search;
  }
}

filtering.show = (query, scroll) => showAddress(location.pathname, query, scroll ?? 'start');

async function show(base: string, choice: Choice, move: Move): Promise<ChosenList> {
  const own = ++asked;
  const isMoving = move === 'start';
  // An address that was just opened leaves the focus where the browser puts it.
  const hadFocus = document.activeElement !== document.body;
  $isTurning.set(true);
  document.body.append(spoken);
  try {
    const list = await readList(base);
    const chosen = chooseFrom(list.table, choice, list.pageSize);
    const shown = slicePage(chosen.rows, chosen.choice.page, list.pageSize).map((row) => list.numbers[row] as number);
    const [cards, frame] = await Promise.all([
      readCards(list.folder, shown),
      needsFrame(base, chosen.choice) ? fetchPage(base) : undefined,
      // The island draws the links to pages.
      import('../../islands/listing.tsx'),
    ]);
    if (own !== asked) return chosen;
    applyPanelStyles();
    if (frame) replaceList(frame, base);
    documentState.path = location.pathname;
    documentState.search = location.search;
    if (!isUnchanged(chosen.choice))
      showCards(
        list,
        chosen,
        cards.map((record) => fillCard(record)),
      );
    showChoice(chosen.choice);
    const query = formatChoice({ ...chosen.choice, page: 1 });
    const listing = readListing(frame) ?? $listing.get();
    if (listing) $listing.set({ ...listing, base, page: chosen.choice.page, pageCount: chosen.pageCount, query });
    moveTo(
      move,
      hadFocus,
      isMoving
        ? listsText.pageOf({ page: chosen.choice.page, pages: chosen.pageCount })
        : countProducts(chosen.rows.length),
    );
    return chosen;
  } finally {
    if (own === asked) $isTurning.set(false);
  }
}

/** Whether the heading and texts of the list's first page, or its own cards, have to be fetched. */
const needsFrame = (base: string, choice: Choice): boolean => documentState.path !== base || isUnchanged(choice);

function showCards(
  { base, table, pageSize }: FilteredList,
  { choice, rows }: ChosenList,
  cards: readonly HTMLElement[],
): void {
  const root = document.querySelector('#listing');
  const list = root?.querySelector<HTMLElement>('[data-cards]') ?? root?.querySelector('[data-sku]')?.parentElement;
  if (!root || !list) return;
  if (list.dataset['cards'] === undefined) built = [...list.children];
  list.dataset['cards'] = '';
  root.querySelector('[data-chosen]')?.remove();
  const chips = makeChips(table, choice, (next) => void choose(base, next));
  const chosen = make('div', {}, ...chips);
  chosen.dataset['chosen'] = '';
  if (rows.length === 0)
    chosen.append(
      makeNoMatch(table, choice, (next) => void choose(base, next)),
      make(
        'h2',
        { className: 'facet-others' },
        listsText.moreFrom({ name: document.querySelector('main h1')?.textContent ?? '' }),
      ),
    );
  // The list is a new element with its new cards, so that the one that was shown does not jump down for the row of what is chosen.
  const next = list.cloneNode() as HTMLElement;
  next.replaceChildren(...(rows.length === 0 ? takeOthers(list) : cards));
  markWishlist(next);
  list.replaceWith(chosen, next);
  const count = document.querySelector('main [data-count]');
  if (count) count.textContent = rangeWords(choice.page, pageSize, rows.length, countProducts(rows.length));
}

/** What the page of the list was built with, in whole rows, for a choice that leaves nothing. */
function takeOthers(list: HTMLElement): Node[] {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  return built.slice(0, MOST_OTHERS - (MOST_OTHERS % columns)).map((card) => card.cloneNode(true));
}

function moveTo(move: Move, hadFocus: boolean, text: string): void {
  if (typeof move === 'number') scrollTo({ top: move, behavior: 'instant' });
  else if (move === 'start') enterList();
  else {
    const root = document.querySelector('#listing');
    if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' });
    // The control that had the focus may be gone: a chip that removed itself.
    if (hadFocus && document.activeElement === document.body)
      [...(root?.querySelectorAll<HTMLElement>('[data-do=filter], [data-do=sort]') ?? [])]
        .find((control) => control.checkVisibility())
        ?.focus();
  }
  spoken.textContent = text;
}
