import type { StoredKey } from '../../core/site/stored-keys.ts';
import { consentText } from '../../messages/rooms/consent.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { tell } from '../../browser/notice.ts';
import { allowVisits, forgetVisits } from '../../browser/files/copies.ts';
import { page } from '../../browser/page.ts';
import { removeStored, writeStored } from '../../browser/storage.ts';
import styles from './consent.css?inline';
import { make } from '../../browser/make.ts';
import '../../browser/status.ts';

/**
 * The consent banner: names what would be stored, and makes refusing as easy as accepting. Nothing that needs consent is stored
 * before the answer.
 */

/**
 * Removed by a refusal, with the copies of pages that were looked at. `seen` and `newsletter` are stored with consent only, `measures` and `searches` until it is refused. Cart, wishlist, orders and login
 * were asked for by the shopper and stay.
 */
const OPTIONAL_KEYS: readonly StoredKey[] = ['measures', 'searches', 'seen', 'newsletter'];

/** Shows the banner; also called by "Privacy choices" in the footer. */
export function run(opener?: HTMLElement): void {
  if (document.querySelector('.consent')) return;
  applyStyles(styles);
  const choice = (text: string, value: string) =>
    make('button', { className: 'button button--quiet', type: 'button', value }, text);
  const visits = page.analytics ? 'counted' : 'not';
  const banner = make(
    'section',
    { className: 'consent', ariaLabel: consentText.label },
    make('p', {}, `${consentText.ask({ visits })} `, make('a', { href: page.privacy }, consentText.policy)),
    make(
      'div',
      { className: 'consent__answers' },
      choice(consentText.decline, 'no'),
      choice(consentText.accept, 'yes'),
    ),
  );
  banner.addEventListener('click', (event) => {
    const { value } = event.target as HTMLButtonElement;
    if (!value) return;
    answer(value);
    banner.remove();
    document.documentElement.style.removeProperty('--consent');
    opener?.focus({ preventScroll: true });
  });
  document.body.append(banner);
  keepClear(banner);
  addEventListener('resize', () => keepClear(banner));
}

/** Controls for choosing and buying. */
const CONTROLS = 'main :is(.sizes, .add__row)';
let observer: IntersectionObserver | undefined;

/** Hides the banner while such controls are behind it, unless it has the focus. */
function keepClear(banner: HTMLElement): void {
  observer?.disconnect();
  const below = new Set<Element>();
  const { top, bottom, height } = banner.getBoundingClientRect();
  // Bars at the lower edge of a phone's screen stand on it.
  document.documentElement.style.setProperty('--consent', `${height}px`);
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) below[isIntersecting ? 'add' : 'delete'](target);
      const isAway = below.size > 0 && !banner.contains(document.activeElement);
      banner.style.visibility = isAway ? 'hidden' : '';
    },
    // What the banner covers, without the edge of what is below it.
    { rootMargin: `${-top}px 0px ${bottom - innerHeight - 1}px` },
  );
  for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
}

function answer(value: string): void {
  writeStored('consent', value);
  void (value === 'yes' ? allowVisits() : forgetVisits());
  if (value === 'no') OPTIONAL_KEYS.forEach(removeStored);
  tell(value === 'yes' ? consentText.accepted : consentText.declined);
}
