import { searchText } from '../../messages/rooms/search.ts';
import { readStored, removeStored } from '../../browser/storage.ts';
import { describeCount, Panel } from './panel.ts';
import { makeGroups, makeProducts, makeRecent } from './options.ts';
import { readSearches } from './stored-searches.ts';
import { openSuggester, suggestFor } from './suggester.ts';

/**
 * Makes the header's search box a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): suggestions from the second letter on,
 * recent searches while it is empty. Without this the box is a plain form.
 */

const SHORTEST = 2;
/** Pause in typing after which suggestions are asked for. */
const PAUSE_MS = 120;
/** After this time the panel says that it is looking. */
const QUICK_MS = 400;
const SLOW_MS = 5000;

const input = document.querySelector<HTMLInputElement>('form[role=search] input');
const panel = input && new Panel(input);

/** Counts what was asked, so that answers that arrive late are not shown. */
let asked = 0;
let pause = 0;

const typed = (): string => input?.value.trim() ?? '';

function showRecent(): void {
  asked++;
  const recent = readSearches(readStored('searches') ?? '');
  if (recent.length === 0) panel?.close();
  else panel?.show(makeRecent(recent), { count: searchText.recentCount({ count: recent.length }), onClear });
}

function onClear(): void {
  removeStored('searches');
  panel?.close();
  input?.focus();
}

async function suggest(text: string): Promise<void> {
  const turn = ++asked;
  const isCurrent = () => turn === asked;
  const say = (note: string) => isCurrent() && panel?.say(note);
  const timers = [
    setTimeout(say, panel?.isOpen ? SLOW_MS : QUICK_MS, searchText.searching),
    setTimeout(say, SLOW_MS, searchText.slow),
  ];
  try {
    const { suggested, readProducts } = await suggestFor(text);
    if (!isCurrent()) return;
    timers.forEach(clearTimeout);
    const groups = makeGroups(text, suggested);
    const options = groups.flatMap((group) => [...group.querySelectorAll('.find__option')]);
    if (options.length === 0) {
      say(searchText.noSuggestions({ query: text }));
      return;
    }
    panel?.show(groups, { count: describeCount(options.length) });
    const cards = await readProducts().catch(() => []);
    if (isCurrent() && panel?.isWanted) panel.complete(makeProducts(cards, suggested));
  } catch {
    say(navigator.onLine ? searchText.suggestionsFailed : searchText.offline);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Shows what fits the box's text now. @param control what was clicked: the box, or the button that empties it */
export function run(control?: HTMLElement): void {
  if (input && control instanceof HTMLButtonElement) {
    input.value = '';
    input.focus();
  }
  const text = typed();
  if (text.length >= SHORTEST) void suggest(text);
  else if (text === '') showRecent();
  else {
    asked++;
    panel?.close();
  }
}

if (input) {
  // From here on a click needs no handler.
  delete input.dataset['do'];
  input.autocomplete = 'off';
  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(run, typed().length < SHORTEST ? 0 : PAUSE_MS);
  });
  input.addEventListener('focus', () => run());
  input.addEventListener('click', () => panel?.isOpen || run());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !panel?.isOpen) run();
    else panel?.onKey(event);
  });
  input.form?.addEventListener('submit', () => {
    clearTimeout(pause);
    asked++;
    panel?.close();
  });
  if (document.activeElement === input) run();
  // What every suggestion needs, while the first letters are typed. What fails is asked for again with them.
  openSuggester().catch(() => {});
}
