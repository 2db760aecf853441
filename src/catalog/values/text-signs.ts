/**
 * Signs `<` of rich text that begin no tag: "for windows <2 m wide", "x<y", "a <medium> cup". A parser of HTML takes such for tags, and loses the words
 * behind them up to the next `>`.
 */

const NAMES = new Set(
  `a abbr acronym address area article aside audio b base bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data
  datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
  hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol
  optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub
  summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(
    /\s+/,
  ),
);
/** Elements whose attributes all have a value, unlike those of `<td nowrap>`. */
const WITHOUT_WORDS = /^(?:a|b|em|i|p|q|s|strong|u)$/;

const TAG =
  /<(?:(!--|!|\?|\/[a-z])|([a-z][a-z0-9]*(?:[:-][\w:.-]*)?)((?:\s|\/)(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}')*)?>)?/gi;

/** The text with `&lt;` for these signs. Whatever is a tag stays. */
export function escapeTextSigns(text: string): string {
  let ended: ReadonlySet<string> | undefined;
  /** Whether a tag ends the element. Programs have elements of their own; a word in signs has no end. */
  const isEnded = (name: string): boolean => {
    ended ??= new Set([...text.matchAll(/<\/([a-z][a-z0-9]*)/gi)].map(([, found = '']) => found.toLowerCase()));
    return ended.has(name);
  };
  return text.replace(TAG, (whole, mark: string | undefined, name = '', attributes = '') =>
    mark !== undefined || isTag(String(name).toLowerCase(), String(attributes), isEnded)
      ? whole
      : `&lt;${whole.slice(1)}`,
  );
}

function isTag(name: string, attributes: string, isEnded: (name: string) => boolean): boolean {
  if (name === '') return false;
  if (NAMES.has(name)) return !WITHOUT_WORDS.test(name) || attributes.includes('=') || !/[^\s/]/.test(attributes);
  return /[:-]/.test(name) || attributes.includes('=') || isEnded(name);
}
