/**
 * Repairs XML that was written by hand: a `<` in a text that begins no tag, as in "weight <500 g" and "x<y". A parser would take it for a tag that
 * swallows what follows. Each becomes `&lt;`; everything else stays as it is.
 */

const TAG = /<(?:\/[A-Za-z_][\w:.-]*\s*|[A-Za-z_][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?)>/y;
/** Markup that ends only at the given text, whatever is in it. */
const WHOLE: readonly (readonly [begin: string, end: string])[] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!DOCTYPE', '>'],
];
const LONGEST_TAG = 10_000;

/** The chunks with such signs escaped. Markup that is still open after `longest` characters is passed on as it is. */
export async function* escapeBareSigns(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const [done, left] = escapeStart(rest + chunk, false, longest);
    rest = left;
    yield done;
  }
  yield escapeStart(rest, true, longest)[0];
}

/** The part of a text that is certain, and the rest, which needs more text. */
function escapeStart(text: string, isLast: boolean, longest: number): readonly [done: string, left: string] {
  let done = '';
  let at = 0;
  for (;;) {
    const sign = text.indexOf('<', at);
    if (sign < 0) return [done + text.slice(at), ''];
    done += text.slice(at, sign);
    const end = endOfMarkup(text, sign);
    const isOpen = end === 'open' ? text.length - sign < longest : text.length - sign < LONGEST_TAG;
    if (!isLast && isOpen && (end === 'open' || (end === undefined && !text.includes('<', sign + 1))))
      return [done, text.slice(sign)];
    at = typeof end === 'number' ? end : sign + 1;
    done += typeof end === 'number' || end === 'open' ? text.slice(sign, at) : '&lt;';
  }
}

/** The end of the markup that begins here; `open` where the end is missing, undefined for a sign within a text. */
function endOfMarkup(text: string, sign: number): number | 'open' | undefined {
  for (const [begin, end] of WHOLE)
    if (text.startsWith(begin, sign)) {
      const found = text.indexOf(end, sign + begin.length);
      return found < 0 ? 'open' : found + end.length;
    }
  TAG.lastIndex = sign;
  return TAG.test(text) ? TAG.lastIndex : undefined;
}
