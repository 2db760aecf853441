import type { StoredKey } from '../../core/site/stored-keys.ts';
import { consentText } from '../../messages/rooms/consent.ts';
import { tell } from '../../browser/notice.ts';
import { allowVisits, forgetVisits } from '../../browser/files/copies.ts';
import { page } from '../../browser/page.ts';
import { removeStored, writeStored } from '../../browser/storage.ts';
import { make } from '../../browser/make.ts';
import { choice, showBanner } from './banner.ts';
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
  const visits = page.analytics ? 'counted' : 'not';
  const banner = showBanner(
    consentText.label,
    [choice(consentText.decline, 'no'), choice(consentText.accept, 'yes')],
    `${consentText.ask({ visits })} `,
    make('a', { href: page.privacy }, consentText.policy),
  );
  if (!banner) return;
  banner.addEventListener('click', (event) => {
    const { value } = event.target as HTMLButtonElement;
    if (!value) return;
    answer(value);
    banner.remove();
    document.documentElement.style.removeProperty('--consent');
    opener?.focus({ preventScroll: true });
  });
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
