import { hasOtherLetters, isEnglish } from '../../core/text/is-english.ts';
import { hasOwnScript } from '../../messages/language.ts';

/** Comments, elements whose content is no text of the page, tags, and texts. */
const TOKEN =
  /<!--[\s\S]*?-->|<(head|script|style|template|textarea)\b[\s\S]*?<\/\1>|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi;
/** Attributes that screen readers read out. */
const SPOKEN = / (?:alt|aria-label|placeholder|title)="([^"]*)"/g;
const ENTITY = /&#?\w+;/g;
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements without an end tag, and the tags that end each. */
const ENDED = [
  { what: /^(?:dt|dd)$/, by: /^(?:dt|dd)$/ },
  { what: /^(?:td|th)$/, by: /^(?:td|th|tr)$/ },
  { what: /^tr$/, by: /^tr$/ },
  { what: /^option$/, by: /^(?:option|optgroup)$/ },
  {
    what: /^p$/,
    by: /^(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|ul)$/,
  },
  { what: /^li$/, by: /^li$/ },
];

interface Open {
  readonly name: string;
  /** The index of its tag, and of the first mark inside it. */
  readonly token: number;
  readonly firstMark: number;
  readonly isMarked: boolean;
  hasText: boolean;
  isEnglish: boolean;
  hasOthers: boolean;
}

/**
 * Marks elements with English texts by `lang` on pages in another script, wherever in the catalogue the texts come from. On right-to-left pages, a
 * style then keeps figures and full stops in place (layouts/Frame.astro). An element is marked if it has text of its own and all texts in it are
 * English. Languages in Latin letters can't be told apart in this way, so their pages stay unchanged.
 */
export function markEnglish(language: string, html: string): string {
  if (!hasOwnScript(language)) return html;
  const tokens: string[] = [];
  const marks: number[] = [];
  const stack: Open[] = [{ ...NO_TEXT, name: '', token: -1, firstMark: 0, isMarked: false }];
  const tell = (text: string, isOwn: boolean) => {
    const top = stack.at(-1) as Open;
    const plain = text.replace(ENTITY, ' ');
    const english = isEnglish(plain);
    if (isOwn && plain.trim() !== '') top.hasText = true;
    if (english) top.isEnglish = true;
    else if (hasOtherLetters(plain)) top.hasOthers = true;
    return english;
  };
  const close = () => {
    const { token, firstMark, isMarked, ...texts } = stack.pop() as Open;
    const parent = stack.at(-1) as Open;
    if (texts.isEnglish) parent.isEnglish = true;
    // A text that marks its own language doesn't affect its surroundings.
    if (texts.hasOthers || isMarked) parent.hasOthers = true;
    if (isMarked) marks.length = firstMark;
    else if (texts.hasText && texts.isEnglish && !texts.hasOthers) {
      marks.length = firstMark;
      marks.push(token);
    }
  };
  for (const [token, raw, end, tag = '', attributes = ''] of html.matchAll(TOKEN)) {
    const position = tokens.push(token) - 1;
    const name = tag.toLowerCase();
    if (raw !== undefined || token.startsWith('<!')) continue;
    if (name === '') tell(token, true);
    else if (end === '/') {
      if (stack.some((open) => open.name === name)) {
        while (stack.at(-1)?.name !== name) close();
        close();
      }
    } else {
      for (const ended of ENDED) if (ended.by.test(name) && ended.what.test(stack.at(-1)?.name ?? '')) close();
      const isEmpty = EMPTY.test(name) || attributes.endsWith('/');
      if (!isEmpty)
        stack.push({
          ...NO_TEXT,
          name,
          token: position,
          firstMark: marks.length,
          isMarked: name !== 'html' && / lang=/.test(attributes),
        });
      for (const [, spoken = ''] of attributes.matchAll(SPOKEN))
        if (tell(spoken, false) && isEmpty && !/ lang=/.test(attributes)) marks.push(position);
    }
  }
  for (const position of marks)
    tokens[position] = (tokens[position] as string).replace(/^<[a-z][\w-]*/i, '$& lang="en"');
  return tokens.join('');
}

const NO_TEXT = { hasText: false, isEnglish: false, hasOthers: false } as const;
