import { make } from '../../browser/make.ts';
import { compareText } from '../../messages/rooms/compare.ts';
import { comparePath } from './compared.ts';

/** Puts a link to the comparison of these products beside a button that adds to it, in place of the one before. */
export function linkToComparison(button: Element, skus: readonly string[]): void {
  if (button.nextElementSibling?.matches('[data-compared]')) button.nextElementSibling.remove();
  const link = make(
    'a',
    { className: 'link-button', href: comparePath(skus) },
    skus.length > 1 ? compareText.all({ count: skus.length }) : compareText.see,
  );
  link.dataset['compared'] = '';
  button.after(link);
}
