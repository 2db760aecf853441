import { hasOwnScript } from '../../messages/language.ts';
import type { CardRecord } from '../../core/listing/card-record.ts';
import type { Marks } from '../../core/search/common-results.ts';
import { make } from '../../browser/make.ts';
import { markLanguage } from '../../browser/mark-language.ts';
import { markText } from './mark-text.ts';

/** Writes a name into the link of a card: what is seen of it, with `<mark>` around some places, and the rest for assistive technology. */
export function fillName(
  link: HTMLElement | null,
  { title, shown }: Pick<CardRecord, 'title' | 'shown'>,
  marks: Marks = [],
): void {
  const seen = marks.filter(([from]) => shown === undefined || from < shown);
  link?.replaceChildren(...markText(title.slice(0, shown), seen));
  if (shown) link?.append(make('span', {}, title.slice(shown)));
  if (hasOwnScript()) markLanguage(link);
}
