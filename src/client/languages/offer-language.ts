import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { writeStored } from '../../browser/storage.ts';
import { currentLanguage } from '../../messages/language.ts';
import { languagesText } from '../../messages/rooms/languages.ts';
import styles from '../consent/consent.css?inline';

/**
 * Two buttons, each in its own language: who reads the one alone could not read a sentence in the other. What stands at the lower edge of the
 * screen already is more urgent; then the next page offers it.
 */
export function offerLanguage(link: HTMLAnchorElement): void {
  applyStyles(styles);
  if (document.querySelector('.consent')) return;
  const own = new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(currentLanguage()) ?? '';
  const choice = link.cloneNode(true) as HTMLAnchorElement;
  choice.className = 'button';
  const stay = make(
    'button',
    { className: 'button button--quiet', type: 'button' },
    languagesText.stay({ language: own }),
  );
  const banner = make(
    'section',
    { className: 'consent', ariaLabel: languagesText.label },
    make('div', { className: 'consent__answers' }, stay, choice),
  );
  stay.onclick = () => banner.remove();
  document.body.append(banner);
  // Privacy choices take the place of the offer.
  document.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[data-do=consent]') && banner.remove(),
    true,
  );
  // Whoever goes on without an answer stays. The choice is in the menu and at the foot of every page.
  writeStored('language', currentLanguage());
}
