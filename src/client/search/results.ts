import { PAGE_SIZE } from '../../core/constants.ts';
import { isUnchanged, NO_CHOICE } from '../../core/facets/choice.ts';
import { countPages, slicePage } from '../../core/pagination.ts';
import type { Found } from '../../core/search/search.ts';
import { tell } from '../../stores/notice.ts';
import { FAILED, whileBusy } from '../lib/busy.ts';
import '../lib/status.ts';
import { findPart } from '../lib/parts.ts';
import { make } from '../lib/make.ts';
import { fillCard } from '../listing/fill-card.ts';
import { readCards } from '../listing/read-cards.ts';
import { marketKey, savesData } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';
import { formatRequest, parseRequest, type Request, requestFor } from './address.ts';
import { markText } from './mark-text.ts';
import { openQueries } from './query.ts';
import { remember } from './recent-searches.ts';
import type { Refined } from './refine.ts';
import { formatTitle, makeLimits, makeNotes, makePageLinks } from './results-parts.ts';

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

/** What is shown. */
interface Shown {
  /** Address of the folder of the cards and facets. */
  readonly folder: string;
  readonly found: Found;
  /** Numbers of products in the chosen order. */
  readonly numbers: readonly number[];
  readonly pageCount: number;
  /** What was asked for, without what the results do not have. */
  readonly request: Request;
  /** The facets, if they were needed. */
  readonly refined?: Refined;
}

/** A position in pixels, or the start of the results. */
type Move = number | 'start' | 'stay';

/** The last query and what it found, for further pages and choices. */
let last: { readonly query: string; readonly found: Found } | undefined;

/** What the address leads to, with the facets if they are needed for it. */
async function read(request: Request, needsFacets: boolean): Promise<Shown> {
  const { finder, search } = await openQueries();
  if (last?.query !== request.query) last = { query: request.query, found: await search(request.query) };
  const { folder } = finder;
  const { found } = last;
  const { price } = found;
  const limits = price && !price.isExact && !price.isDropped ? price : undefined;
  const isPlain = isUnchanged({ ...request.choice, page: 1 }) && !limits && !needsFacets;
  const refined =
    isPlain || found.numbers.length === 0
      ? undefined
      : await (await import('./refine.ts')).refine(folder, found.numbers, request.choice, limits);
  const { numbers } = refined ?? found;
  const pageCount = countPages(numbers.length, PAGE_SIZE);
  const choice = refined?.choice ?? { ...NO_CHOICE, page: Math.min(request.choice.page, pageCount) };
  return { folder, found, numbers, pageCount, request: { ...request, choice }, ...(refined ? { refined } : {}) };
}

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
    const results = await read(request, false);
    const page = slicePage(results.numbers, results.request.choice.page, PAGE_SIZE);
    const cards = await readCards(results.folder, page);
    const chips = await makeChosen(results);
    if (turn !== asked) return;
    const list = showCards(
      cards.map((card) => fillCard(card)),
      chips,
      results,
    );
    showTexts(results);
    setState(results.found.numbers.length > 0 ? 'found' : 'none');
    if (results.found.numbers.length > 0) remember(request.query);
    if (readStored(marketKey('wishlist')) !== null)
      void import('./mark-results.ts').then(({ run }) => run(list)).catch(() => {});
    moveTo(move);
  } catch {
    if (turn === asked) fail();
  } finally {
    clearTimeout(slow);
    delete dataset['slow'];
  }
}

async function makeChosen({ refined, request }: Shown): Promise<HTMLElement[]> {
  if (!refined) return [];
  const { makeChips } = await import('./refine.ts');
  const chips = makeChips(refined.table, request.choice, (choice) =>
    goTo(formatRequest({ ...request, choice }), 'stay'),
  );
  if (refined.numbers.length > 0) return [chips];
  return [chips, make('p', { className: 'results__note' }, 'No products match. Remove a filter to see more.')];
}

/** Opens the facets of the results. */
async function openFacets(opener: HTMLElement): Promise<void> {
  const request = parseRequest(location.search);
  const [{ refined }, { openFacetPanel }] = await Promise.all([read(request, true), import('./refine.ts')]);
  if (!refined || !root) return;
  await openFacetPanel({
    table: refined.table,
    choice: refined.choice,
    onChoose: (choice) => goTo(formatRequest({ ...request, choice }), 'stay'),
    opener,
    beside: root,
  });
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

function showCards(cards: readonly HTMLElement[], chips: readonly HTMLElement[], { found }: Shown): HTMLElement {
  for (const [index, card] of cards.entries()) {
    const title = card.querySelector('[data-title]');
    const text = title?.textContent ?? '';
    title?.replaceChildren(...markText(text, found.mark(text)));
    const image = card.querySelector('img');
    if (image && index < (savesData() ? 1 : EAGER)) image.loading = 'eager';
  }
  // A new element, as a place that moves below the notes would be a layout shift.
  const heading = make('h2', { className: 'visually-hidden' }, 'Products');
  const list = make('ul', { className: 'cards', role: 'list' }, ...cards);
  root?.querySelector('#listing')?.replaceWith(make('div', { id: 'listing' }, heading, ...chips, list));
  return list;
}

function showTexts({ request, found, numbers, pageCount }: Shown): void {
  if (!root) return;
  const title = formatTitle(request.query, numbers.length, found.isCapped);
  const heading = findPart(root, 'title');
  if (heading) heading.textContent = title;
  findPart(root, 'notes')?.replaceChildren(...makeNotes(request.query, found));
  findPart(root, 'limits')?.replaceChildren(...makeLimits(found));
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
function goTo(search: string, move: Move = 'start'): void {
  keepScroll();
  history.pushState(null, '', search);
  void show(move);
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
  const filter = root && findPart(root, 'filter');
  filter?.addEventListener('click', () =>
    whileBusy(
      filter,
      () => openFacets(filter),
      () => tell(FAILED),
    ),
  );
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
