import { PAGE_SIZE } from '../../core/site/constants.ts';
import type { CardRecord } from '../../core/listing/card-record.ts';
import { NO_CHOICE } from '../../core/facets/choice.ts';
import { countPages } from '../../core/listing/pagination.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { findPart } from '../../browser/parts.ts';
import { make } from '../../browser/make.ts';
import { fillCard } from '../listing/fill-card.ts';
import { readCards } from '../listing/read-cards.ts';
import { savesData } from '../../browser/page.ts';
import { formatRequest, parseRequest, type Request, requestFor } from './address.ts';
import { countFirst, isPlain, listShown, roughLimits } from './first-cards.ts';
import { markText } from './mark-text.ts';
import { formatMore } from './things.ts';
import type { Found } from '../../core/search/search.ts';
import { isMiss, openQueries } from './query.ts';
import type { Refined } from './refine.ts';
import { remember } from './remember.ts';
import { addSearch } from './stored-searches.ts';
import { formatTitle, makeHelp, makeLimits, makeNotes, makePageLinks } from './results-parts.ts';

/**
 * Shows the results of the query in the address of the search page, and those of further queries and pages in its place. The address
 * says what is shown, so Back, reload and share keep it.
 */

const SLOW_MS = 6000;
/** After this time the browser has asked for the pictures of the first cards. */
const PICTURES_FIRST_MS = 20;
/** Number of pictures that are loaded at once. */
const EAGER = 4;

const root = document.querySelector<HTMLElement>('.results');
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

/** What is told only of results that lack something: sentences that most queries do without. */
type Sentences = typeof import('./left-out.ts');

const readSentences = async ({ isNearest, numbers }: Found): Promise<Sentences | undefined> =>
  isNearest && numbers.length > 0 ? import('./left-out.ts') : undefined;

/** A position in pixels, or the start of the results. */
type Move = number | 'start' | 'stay';

/** What the address leads to, with the facets if they are needed for it. */
async function read(request: Request, needsFacets: boolean): Promise<Shown> {
  const { finder, search } = await openQueries();
  const { folder } = finder;
  const found = await search(request.query);
  const refined =
    (isPlain(found, request.choice) && !needsFacets) || found.numbers.length === 0 || isMiss(found)
      ? undefined
      : await (await import('./refine.ts')).refine(folder, found.numbers, request.choice, roughLimits(found));
  const { numbers } = refined ?? found;
  const pageCount = countPages(numbers.length, PAGE_SIZE);
  const choice = refined?.choice ?? { ...NO_CHOICE, page: Math.min(request.choice.page, pageCount) };
  return { folder, found, numbers, pageCount, request: { ...request, choice }, refined };
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
  const endWait = () => {
    clearTimeout(slow);
    delete dataset['slow'];
  };
  try {
    const results = await read(request, false);
    const { folder, found } = results;
    const numbers = listShown(results.numbers, results.request.choice.page);
    // A list that replaces another, one with a position, and one with something below it come as a whole.
    const isWhole = dataset['query'] || typeof move === 'number' || isMiss(found);
    const count = isWhole ? numbers.length : countFirst();
    const [cards, chips, sentences] = await Promise.all([
      readCards(folder, numbers.slice(0, count)),
      makeChosen(results),
      readSentences(found),
    ]);
    if (turn !== asked) return;
    const eager = savesData() ? 1 : EAGER;
    const list = showCards(makeCards(cards, found, eager), results, chips);
    showTexts(results, sentences);
    const state = stateOf(found);
    setState(state);
    const query = state === 'found' ? request.query : undefined;
    const isUnfinished = remember(query);
    moveTo(move);
    endWait();
    // On hosts that speak HTTP/1.1 they would take the connections that the pictures of the first ones need.
    if (count < numbers.length) await new Promise((done) => setTimeout(done, PICTURES_FIRST_MS));
    list.append(...makeCards(await readCards(folder, numbers.slice(count)), found, eager - count));
    if (turn !== asked) return;
    showMore(list, results);
    if (found.numbers.length === 0) return;
    // For taps on cards.
    void import('../product/sheet.ts').catch(() => {});
    if (!isUnfinished) return;
    void afterResults()
      .then(({ run }) => run(list, query === undefined ? undefined : (stored) => addSearch(stored, query)))
      .catch(() => {});
  } catch {
    if (turn === asked) fail();
  } finally {
    endWait();
  }
}

const afterResults = () => import('./after-results.ts');

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

/** `help`: a page answers, without products. `none`: the products, if there are any, are what others buy. */
type State = 'busy' | 'found' | 'help' | 'none' | 'failed';

function stateOf(found: Found): State {
  if (found.numbers.length > 0) return isMiss(found) ? 'none' : 'found';
  return found.help ? 'help' : 'none';
}

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

/** The cards of a result; the pictures of the first `eager` ones are loaded at once. */
const makeCards = (records: readonly CardRecord[], found: Found, eager: number): HTMLElement[] =>
  records.map((record, index) => {
    const card = fillCard(record);
    const title = card.querySelector('[data-title]');
    const text = title?.textContent ?? '';
    title?.replaceChildren(...markText(text, found.mark(text)));
    const image = card.querySelector('img');
    if (image && index < eager) image.loading = 'eager';
    return card;
  });

function showCards(cards: readonly HTMLElement[], results: Shown, chips: readonly HTMLElement[]): HTMLElement {
  // A new element, as a place that moves below the notes would be a layout shift.
  const heading = isMiss(results.found)
    ? make('h2', { className: 'results__more' }, 'What others buy')
    : make('h2', { className: 'visually-hidden' }, 'Products');
  const list = make('ul', { className: 'cards', role: 'list' }, ...cards);
  const content = cards.length > 0 ? [heading, ...chips, list] : chips;
  root?.querySelector('#listing')?.replaceWith(make('div', { id: 'listing' }, ...content));
  showMore(list, results);
  return list;
}

/** Puts a heading before the first product of the page that fits less, in the order in which they were found. */
function showMore(list: HTMLElement, { found, refined, request }: Shown): void {
  const title = refined ? undefined : formatMore(found.numbers.length - found.exact, found);
  const next = list.children[found.exact - (request.choice.page - 1) * PAGE_SIZE];
  if (title && next && found.exact > 0 && !list.querySelector('.results__more'))
    next.before(make('li', { className: 'results__more' }, make('h2', {}, title)));
}

function showTexts({ request, found, numbers, pageCount }: Shown, sentences: Sentences | undefined): void {
  if (!root) return;
  const title = formatTitle(request.query, found, numbers.length);
  const heading = findPart(root, 'title');
  const { page } = request.choice;
  if (heading) heading.textContent = formatTitle(request.query, found, numbers.length, page);
  findPart(root, 'notes')?.replaceChildren(...makeNotes(request.query, found, sentences));
  findPart(root, 'help')?.replaceChildren(...makeHelp(found));
  findPart(root, 'limits')?.replaceChildren(...makeLimits(found));
  findPart(root, 'pages')?.replaceChildren(...makePageLinks(request, pageCount));
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
      () => void afterResults().then(({ tell }) => tell(FAILED)),
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
// In development the page has this script without a query, too.
if ('query' in dataset) start();
