import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './consent.css?inline';

/** Makes a button that answers a banner. */
export const choice = (text: string, value = ''): HTMLButtonElement =>
  make('button', { className: 'button button--quiet', type: 'button', value }, text);

/** Shows a banner at the lower edge of the screen, unless one stands there already: what it says, if anything, and the answers. */
export function showBanner(
  ariaLabel: string,
  answers: readonly HTMLElement[],
  ...text: readonly (string | Node)[]
): HTMLElement | undefined {
  if (document.querySelector('.consent')) return undefined;
  applyStyles(styles);
  const banner = make('section', { className: 'consent', ariaLabel });
  if (text.length > 0) banner.append(make('p', {}, ...text));
  banner.append(make('div', { className: 'consent__answers' }, ...answers));
  document.body.append(banner);
  return banner;
}
