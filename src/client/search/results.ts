import { PAGE_SIZE } from '../../core/constants.ts';
import { countPages, slicePage } from '../../core/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { make } from '../lib/make.ts';
import { findPart } from '../lib/parts.ts';
import { fillCard } from '../listing/fill-card.ts';
import { readCards } from '../listing/read-cards.ts';
import { formatRequest, parseRequest, type Request, requestFor } from './address.ts';
import { openFinder } from './finder.ts';
import { markText } from './mark-text.ts';
import { remember } from './recent-searches.ts';
import { formatTitle, makeNotes, makePageLinks } from './results-parts.ts';

/**
 * Shows the results of the query in the address of the search page, and those of further queries and pages in its place. The address
 * says what is shown, so Back, reload and share keep it.
 */

const SLOW_MS = 6000;
/** Number of cards that the first screen may show. */
const EAGER = 4;

const root = document.querySelector<HTMLElement>('[data-find]');
const form = document.querySelector<HTMLFormElement>('form[role=search]');
const input = form?.querySelector('input');
const { dataset } = document.documentElement;
const { pathname } = location;
const siteName = document.title.split(' | ').at(-1) ?? '';

/** The query of the address that is shown. */
let shown = '';
/** Counts what was asked for, so that an answer that arrives late is not shown. */
let asked = 0;

/** A position in pixels, or the start of the results. */
type Move = number | 'start' | 'stay';

async function show(move: Move): Promise<void> {
  const turn = ++asked;
  const request = parseRequest(location.search);
  shown = location.search;
  if (input) input.value = request.query;
  setState('busy');
  const slow = setTimeout(() => {
    dataset['slow'] = '';
  }, SLOW_MS);
  try {
    const finder = await openFinder();
    const found = await finder.search(request.query);
    const pageCount = countPages(found.numbers.length, PAGE_SIZE);
    const settled = { ...request, choice: { ...request.choice, page: Math.min(request.choice.page, pageCount) } };
    const cards = await readCards(finder.folder, slicePage(found.numbers, settled.choice.page, PAGE_SIZE));
    if (turn !== asked) return;
    showCards(
      cards.map((card) => fillCard(card)),
      found,
    );
    showTexts(settled, found, pageCount);
    setState(found.numbers.length > 0 ? 'found' : 'none');
    if (found.numbers.length > 0) remember(request.query);
    moveTo(move);
  } catch {
    if (turn === asked) fail();
  } finally {
    clearTimeout(slow);
    delete dataset['slow'];
  }
}

type State = 'busy' | 'found' | 'none' | 'failed';

/** Shows the parts of a state; the first time, empty cards hold the place. */
function setState(state: State): void {
  if (state === 'busy' && !dataset['query']) return;
  dataset['query'] = state;
}

function fail(): void {
  setState('failed');
  shown = '';
  addEventListener('online', () => dataset['query'] === 'failed' && void show('stay'), { once: true });
}

function showCards(cards: readonly HTMLElement[], found: Found): void {
  for (const [index, card] of cards.entries()) {
    const title = card.querySelector('[data-title]');
    const text = title?.textContent ?? '';
    title?.replaceChildren(...markText(text, found.mark(text)));
    const image = card.querySelector('img');
    if (image && index < EAGER) image.loading = 'eager';
  }
  // A new element, as a place that moves below the notes would be a layout shift.
  const list = make('ul', { className: 'cards', role: 'list' }, ...cards);
  root?.querySelector('#listing')?.replaceWith(make('div', { id: 'listing' }, list));
  void import('../lib/mark-wishlist.ts').then(({ markWishlist }) => markWishlist(list)).catch(() => {});
}

function showTexts(request: Request, found: Found, pageCount: number): void {
  if (!root) return;
  const title = formatTitle(request.query, found.numbers.length, found.isCapped);
  const heading = findPart(root, 'title');
  if (heading) heading.textContent = title;
  findPart(root, 'notes')?.replaceChildren(...makeNotes(request.query, found));
  findPart(root, 'pages')?.replaceChildren(...makePageLinks(request, pageCount));
  const { page } = request.choice;
  document.title = `${title}${page > 1 ? `, page ${page}` : ''} | ${siteName}`;
}

function moveTo(move: Move): void {
  if (typeof move === 'number') scrollTo({ top: move, behavior: 'instant' });
  if (move !== 'start' || !root) return;
  const heading = findPart(root, 'title');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Shows a request, with an address of its own. */
function goTo(search: string): void {
  keepScroll();
  history.pushState(null, '', search);
  void show('start');
}

const keepScroll = () => history.replaceState({ ...history.state, scroll: scrollY }, '');
const keptScroll = (): number => Number((history.state as { scroll?: unknown } | null)?.scroll) || 0;

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-in-place]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  goTo(link.search);
}

function onSubmit(event: SubmitEvent): void {
  const { query } = parseRequest(formatRequest(requestFor(input?.value ?? '')));
  if (!query) return;
  event.preventDefault();
  input?.blur();
  goTo(formatRequest(requestFor(query)));
}

function start(): void {
  // Results are not for search engines.
  document.querySelector('link[rel=canonical]')?.remove();
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(robots);
  root?.addEventListener('click', onClick);
  form?.addEventListener('submit', onSubmit);
  const again = root && findPart(root, 'again');
  again?.addEventListener('click', (event) => {
    event.preventDefault();
    void show('start');
  });
  addEventListener('popstate', () => {
    // A panel over the page has addresses of its own.
    if (location.pathname === pathname && location.search !== shown) void show(keptScroll());
  });
  addEventListener('pagehide', keepScroll);
  void show(keptScroll() || 'stay');
}
start();
