import { isEnglish } from '../core/text/is-english.ts';
import { hasOwnScript } from '../messages/language.ts';

/**
 * Has an element say that its text is English, on pages in another script (as integration/render/mark-english.ts does in pages). Scripts of
 * other pages have nothing of this where it is asked for behind `hasOwnScript()`.
 */
export function markLanguage<Made extends HTMLElement | null | undefined>(element: Made): Made {
  if (hasOwnScript() && element) {
    if (isEnglish(element.textContent ?? '')) element.lang = 'en';
    else if (element.lang) element.removeAttribute('lang');
  }
  return element;
}
