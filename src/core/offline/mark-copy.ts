import { localFormat } from '../../messages/language.ts';
import { savedCopiesText } from '../../messages/rooms/saved-copies.ts';
import { NOTE_STYLE_PATH } from './cache-names.ts';

const moments = localFormat(Intl.DateTimeFormat, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Says in Indian time how old a copy is: "Saved on 20 Nov, 1:00 pm". */
export const describeAge = (savedAt: number): string => savedCopiesText.savedOn({ moment: moments.format(savedAt) });

/** Why a copy is shown. */
export type CopyReason = 'offline' | 'slow' | 'failing';

/** The sentence on a copy of a page. */
export function noteText(savedAt: number, why: CopyReason): string {
  const moment = moments.format(savedAt);
  return savedCopiesText.note({ why, moment });
}

/** Where a page gets its note, and where parts get one that scripts copy into other pages: the sheet, the quick view, lists. */
const IN_PAGE = /<main\b[^<>]*>/;
const IN_PARTS = /<div class="product__offer">|<div id="listing">/g;

/**
 * Writes the age of a copy into a page's HTML, before its content, so that it is never shown without it. A page that is read by a
 * script has it inside the parts that scripts copy.
 */
export function markCopy(html: string, savedAt: number, why: CopyReason, isPart: boolean): string {
  const note = `<p class="saved-note" role="status">${noteText(savedAt, why)}</p>`;
  if (isPart) return html.replace(IN_PARTS, (start) => start + note);
  const style = `<link rel="stylesheet" href="${NOTE_STYLE_PATH}">`;
  return html.replace(IN_PAGE, (start) => start + style + note);
}

/** The style of the notes, answered by the worker under `NOTE_STYLE_PATH`. Its colours are the browser's, as copies of older builds name their tokens otherwise. */
export const NOTE_STYLE =
  '.saved-note{margin:0 0 12px;padding:8px 12px;border:1px solid;border-radius:8px;background:Mark;color:MarkText;font-size:15px;line-height:1.4}';
