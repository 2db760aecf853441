import { writeStored } from '../../browser/storage.ts';
import { currentLanguage } from '../../messages/language.ts';
import { languagesText } from '../../messages/rooms/languages.ts';
import { choice, showBanner } from '../consent/banner.ts';

/**
 * Two buttons, each in its own language: who reads the one alone could not read a sentence in the other. What stands at the lower edge of the
 * screen already is more urgent; then the next page offers it.
 */
export function offerLanguage(link: HTMLAnchorElement): void {
  const language = new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(currentLanguage()) ?? '';
  const other = link.cloneNode(true) as HTMLAnchorElement;
  other.className = 'button';
  const stay = choice(languagesText.stay({ language }));
  const banner = showBanner(languagesText.label, [stay, other]);
  if (!banner) return;
  stay.onclick = () => banner.remove();
  // Privacy choices take the place of the offer.
  document.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[data-do=consent]') && banner.remove(),
    true,
  );
  // Whoever goes on without an answer stays. The choice is in the menu and at the foot of every page.
  writeStored('language', currentLanguage());
}
