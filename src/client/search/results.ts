import { PAGE_SIZE } from '../../core/site/constants.ts';
import { EAGER_PICTURES, type MarkedCard } from '../../core/search/common-results.ts';
import { isUnchanged } from '../../core/facets/choice.ts';
import { isMiss, type Told } from '../../core/search/told.ts';
import { searchText } from '../../messages/rooms/search.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { findPart } from '../../browser/parts.ts';
import { make } from '../../browser/make.ts';
import { fillCard } from '../card/fill-card.ts';
import { showChoice } from '../listing/show-choice.ts';
import { savesData } from '../../browser/page.ts';
import { formatRequest, parseRequest, type Request, requestFor } from './address.ts';
import { readCommon } from './common.ts';
import { type FoundResults, toResults } from './found-page.ts';
import { formatMore } from './things.ts';
import { remember } from './remember.ts';
import { countFirst, type Results } from './results-page.ts';
import { addSearch } from './stored-searches.ts';
import { formatTitle, makeHelp, makeLimits, makeNotes, makePageLinks } from './results-parts.ts';

/**
 * Shows the results of the query in the address of the search page, and those of further queries and pages in its place. The address
 * says what is shown, so Back, reload and share keep it.
 */

const SLOW_MS = 6000;
/** After this time the browser has asked for the pictures of the first cards. */
const PICTURES_FIRST_MS = 20;

const root = document.querySelector('.results') as HTMLElement;
const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const part = (name: string) => findPart(root, name) as HTMLElement;
const form = document.querySelector<HTMLFormElement>('form[role=search]');
const input = form?.querySelector('input');
const { dataset } = document.documentElement;
const { pathname } = location;
const siteName = document.title.split(' | ').at(-1) ?? '';

/** The query of the address that is shown. */
let shown = '';
/** Counts what was asked for, so that an answer that arrives late is not shown. */
let asked = 0;

/** What is told only of results that lack something: sentences that most queries do without. */
type Sentences = typeof import('./left-out.ts');

const readSentences = async ({ isNearest, count }: Told): Promise<Sentences | undefined> =>
  isNearest && count > 0 ? import('./left-out.ts') : undefined;

/** A position in pixels, or the start of the results. */
type Move = number | 'start' | 'stay';

/** Reads the index. The page asks for this code while its HTML arrives, unless the search is a common one. */
const openIndex = () => import('./find-at-once.ts');

const openFacets = () => import('./refine.ts');

/** What the index finds. */
async function findAll(request: Request): Promise<FoundResults> {
  const index = await openIndex();
  const found = await index.findAll(request, openFacets, isUnchanged({ ...request.choice, page: 1 }));
  return toResults(found, request, index.readCards);
}

/** What the address leads to. */
const read = async (request: Request): Promise<FoundResults> =>
  (await readCommon(request, openIndex, findAll)) ?? findAll(request);

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
    const results = await read(request);
    const { told, onPage } = results;
    // A list that replaces another, one with a position, and one with something below it come as a whole.
    const isWhole = dataset['query'] || typeof move === 'number' || isMiss(told);
    const count = isWhole ? onPage : Math.min(countFirst(), results.atOnce ?? onPage);
    const [cards, chips, sentences] = await Promise.all([
      results.readCards(0, count),
      makeChosen(results),
      readSentences(told),
    ]);
    if (turn !== asked) return;
    const eager = savesData() ? 1 : EAGER_PICTURES;
    const list = showCards(makeCards(cards, eager, results.pictures), results, chips);
    showTexts(results, sentences);
    const state = stateOf(told);
    setState(state);
    const query = state === 'found' ? request.query : undefined;
    const isUnfinished = remember(query);
    moveTo(move);
    endWait();
    // On hosts that speak HTTP/1.1 they would take the connections that the pictures of the first ones need.
    if (count < onPage) await new Promise((done) => setTimeout(done, PICTURES_FIRST_MS));
    list.append(...makeCards(await results.readCards(count), eager - count));
    if (turn !== asked) return;
    showMore(list, results);
    const column = find('.filters');
    if (state === 'found' && innerWidth > 1279 && !savesData()) openPanel(column, 'filter').catch(() => {});
    if (told.count === 0) return;
    // For taps on cards.
    void import('../product/sheet.ts').catch(() => {});
    if (!isUnfinished) return;
    void afterResults()
      .then(({ run }) => run(list, query === undefined ? undefined : (stored) => addSearch(stored, query)))
      .catch(() => {});
  } catch {
    if (turn === asked) fail(request.query);
  } finally {
    endWait();
  }
}

const afterResults = () => import('./after-results.ts');

async function makeChosen({ refined, request }: FoundResults): Promise<HTMLElement[]> {
  if (!refined) return [];
  const { makeChips, makeNoMatch } = await openFacets();
  const choose = (choice: Request['choice']) => goTo(formatRequest({ ...request, choice }), 'stay');
  const chips = makeChips(refined.table, request.choice, choose);
  return refined.numbers.length > 0 ? chips : [...chips, makeNoMatch(refined.table, request.choice, choose)];
}

/** Opens the facets of the results, or their sorts. */
async function openPanel(opener: HTMLElement, name: 'filter' | 'sort'): Promise<void> {
  const request = parseRequest(location.search);
  const [{ refined }, { openFacetPanel, openSorts }] = await Promise.all([
    openIndex().then((index) => index.findAll(request, openFacets, false)),
    openFacets(),
  ]);
  if (!refined) return;
  (name === 'sort' ? openSorts : openFacetPanel)({
    table: refined.table,
    choice: refined.choice,
    onChoose: (choice) => goTo(formatRequest({ ...request, choice }), 'stay'),
    opener,
  });
}

/** `help`: a page answers, without products. `none`: the products, if there are any, are what others buy. */
type State = 'busy' | 'found' | 'help' | 'none' | 'failed';

function stateOf(told: Told): State {
  if (told.count > 0) return isMiss(told) ? 'none' : 'found';
  return told.help ? 'help' : 'none';
}

/** Shows the parts of a state; the first time, empty cards hold the place. */
function setState(state: State): void {
  if (state === 'busy' && !dataset['query']) return;
  dataset['query'] = state;
}

function fail(query: string): void {
  setState('failed');
  find('.empty h1').textContent = searchText.failed({ query });
  (find('.empty a') as HTMLAnchorElement).search = shown;
  shown = '';
  addEventListener('online', () => dataset['query'] === 'failed' && void show('stay'), { once: true });
}

/** The cards of a result; the pictures of the first `eager` ones are loaded at once. */
const makeCards = (cards: readonly MarkedCard[], eager: number, pictures: Results['pictures'] = []): HTMLElement[] =>
  cards.map(({ record, marks }, index) => {
    const card = fillCard(record, marks);
    const image = card.querySelector('img') as HTMLImageElement;
    if (index < eager) image.loading = 'eager';
    if (pictures[index]) [, image.srcset] = pictures[index];
    return card;
  });

function showCards(cards: readonly HTMLElement[], results: Results, chips: readonly HTMLElement[]): HTMLElement {
  // A new element, as a place that moves below the notes would be a layout shift.
  const isOthers = isMiss(results.told);
  const className = isOthers ? 'results__more' : 'visually-hidden';
  const heading = make('h2', { className }, isOthers ? searchText.others : searchText.groupProducts);
  const list = make('ul', { className: 'cards', role: 'list' }, ...cards);
  const content = cards.length > 0 ? [heading, ...chips, list] : chips;
  find('#listing').replaceWith(make('div', { id: 'listing' }, ...content));
  showMore(list, results);
  return list;
}

/** Puts a heading before the first product of the page that fits less, in the order in which they were found. */
function showMore(list: HTMLElement, { told, refined, request }: FoundResults): void {
  const title = refined ? undefined : formatMore(told.count - told.exact, told);
  const next = list.children[told.exact - (request.choice.page - 1) * PAGE_SIZE];
  if (title && next && told.exact > 0 && !list.querySelector('.results__more'))
    next.before(make('li', { className: 'results__more' }, make('h2', {}, title)));
}

function showTexts({ request, told, count, pageCount }: Results, sentences: Sentences | undefined): void {
  const title = formatTitle(request.query, told, count, request.choice.page);
  part('title').textContent = title;
  part('notes').replaceChildren(...makeNotes(request.query, told, sentences));
  part('help').replaceChildren(...makeHelp(told));
  part('limits').replaceChildren(...makeLimits(told));
  showChoice(request.choice);
  part('pages').replaceChildren(...makePageLinks(request, pageCount));
  document.title = `${title} | ${siteName}`;
}

function moveTo(move: Move): void {
  if (move === 'stay') return;
  if (move === 'start') {
    const heading = part('title');
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  scrollTo({ top: move === 'start' ? 0 : move, behavior: 'instant' });
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
  document.head.append(make('meta', { name: 'robots', content: 'noindex' }));
  root.addEventListener('click', onClick);
  form?.addEventListener('submit', onSubmit);
  form?.append(part('clear'));
  for (const name of ['filter', 'sort'] as const) {
    const opener = part(name);
    opener.addEventListener('click', () =>
      whileBusy(
        opener,
        () => openPanel(opener, name),
        () => void afterResults().then(({ tell }) => tell(FAILED)),
      ),
    );
  }
  addEventListener('popstate', () => {
    // A panel over the page has addresses of its own.
    if (location.pathname === pathname && location.search !== shown) void show(keptScroll());
  });
  addEventListener('pagehide', keepScroll);
  void show(keptScroll() || 'stay');
}
// In development the page has this script without a query, too.
if ('query' in dataset) start();
