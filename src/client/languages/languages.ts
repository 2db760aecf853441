/**
 * The choice between the languages of a market, on pages that exist in several: the links in the menu and below the footer keep what is chosen
 * on the page, and are remembered. A language that the browser or an earlier choice prefers is offered once, in a banner.
 */
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { page } from '../../browser/page.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { currentLanguage } from '../../messages/language.ts';
import { languagesText } from '../../messages/rooms/languages.ts';
import styles from '../consent/consent.css?url';
import { wantedLanguage } from './wanted-language.ts';

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const tags = links.map(({ hreflang }) => hreflang);

let banner: HTMLElement | undefined;

/** Leads to the page in another language with the same filters and position. Privacy choices take the place of the offer. */
function keepFilters(event: Event): void {
  const target = event.target as Element;
  if (target.closest('[data-do=consent]')) banner?.remove();
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link || !tags.includes(link.hreflang)) return;
  Object.assign(link, { search: location.search, hash: location.hash });
  writeStored('language', link.hreflang);
}

/**
 * Two buttons, each in its own language: who reads the one alone could not read a sentence in the other. What stands at the lower edge of the
 * screen already is more urgent; then the next page offers it.
 */
async function offer(link: HTMLAnchorElement): Promise<void> {
  await loadStyles(styles);
  if (document.querySelector('.consent')) return;
  const own = new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(currentLanguage()) ?? '';
  const choice = link.cloneNode(true) as HTMLAnchorElement;
  choice.className = 'button';
  const stay = make(
    'button',
    { className: 'button button--quiet', type: 'button' },
    languagesText.stay({ language: own }),
  );
  banner = make(
    'section',
    { className: 'consent', ariaLabel: languagesText.label },
    make('div', { className: 'consent__answers' }, stay, choice),
  );
  stay.onclick = () => banner?.remove();
  document.body.append(banner);
  // Whoever goes on without an answer stays. The choice is in the menu and at the foot of every page.
  writeStored('language', currentLanguage());
}

/** Whoever comes from the same page in another language has chosen this one, perhaps before this script was there to remember it. */
function keepChoice(): void {
  const [before = ''] = document.referrer.split(/[?#]/);
  if (links.some(({ href }) => href === before)) writeStored('language', currentLanguage());
}

document.addEventListener('click', keepFilters, true);
keepChoice();
const isHome = location.pathname.replaceAll('/', '') === page.prefix;
const wanted = wantedLanguage(currentLanguage(), tags, readStored('language'), navigator.languages, isHome);
const found = links.find(({ hreflang }) => hreflang === wanted);
if (found) void offer(found).catch(() => {});
