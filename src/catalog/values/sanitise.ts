import sanitizeHtml from 'sanitize-html';
import { isOwnPath } from '../../core/site/own-path.ts';
import { cleanBlock, cleanLine } from '../../core/text/text.ts';
import { escapeTextSigns } from './text-signs.ts';

/**
 * Rich text of catalogue files passes an allow-list at build (specification: detailsHTML). The only attribute that is kept is
 * the address of a link, which must be http(s), mailto, tel or a path of this shop. Headings start at level 3, below those of
 * the page. Every element is closed, so that none extends beyond its block.
 */
const INLINE_TAGS = ['a', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup'];

const BLOCK_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...INLINE_TAGS,
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'blockquote',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'template',
    'title',
    'svg',
    'math',
    'object',
    'select',
  ],
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes['href']) }),
  },
};

/** Inline text of policy pages: the same, without blocks. */
const INLINE_OPTIONS: sanitizeHtml.IOptions = {
  ...BLOCK_OPTIONS,
  allowedTags: INLINE_TAGS,
};

/** Texts of the catalogue come from sellers, so links to other sites get `nofollow noopener ugc`. */
function linkAttributes(written = ''): sanitizeHtml.Attributes {
  const href = cleanLine(written);
  if (isOwnPath(href)) return { href };
  return /^(?:https?|mailto|tel):/i.test(href) ? { href, rel: 'nofollow noopener ugc' } : {};
}

const HAS_MARKUP = /[<>&]/;
/** Block tags have no attributes after the allow-list. */
const BLOCK_TAG = /(<\/?(?:p|ul|ol|dl|table|h3|h4|blockquote)>|<hr \/>)/;

/** Rich text as safe HTML blocks. Text outside of blocks becomes paragraphs, one for each run of lines. */
export function sanitiseBlocks(text: string): string {
  const clean = cleanBlock(text);
  if (!HAS_MARKUP.test(clean)) return toParagraphs(clean);
  // A div starts a new paragraph. The result is cleaned again, as entities may stand for invisible characters.
  const html = sanitizeHtml(escapeTextSigns(clean).replace(/<\/?div\b[^<>]*>/gi, '\n\n'), BLOCK_OPTIONS);
  return wrapRuns(cleanBlock(dropStrays(html))).replace(/<p>(?:\s|<br \/>)*<\/p>/g, '');
}

/** Rich text as safe inline HTML, on one line. */
export function sanitiseInline(text: string): string {
  const clean = cleanLine(text);
  // sanitize-html keeps the end tags of some elements whose start tags it drops.
  return HAS_MARKUP.test(clean) ? cleanLine(dropStrays(sanitizeHtml(escapeTextSigns(clean), INLINE_OPTIONS))) : clean;
}

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/**
 * Drops the tags, but not the text, of list items outside a list and cells outside a row: they would close a list of the page
 * that contains the block. `html` is well-formed.
 */
function dropStrays(html: string): string {
  const open: string[] = [];
  return html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g, (whole, slash: string, tag: string) => {
    if (tag === 'br' || tag === 'hr') return whole;
    if (slash) return open.pop() === tag ? whole : ' ';
    const parent = open.findLast((entry) => entry !== '') ?? '';
    const isStray = PARENTS[tag]?.includes(parent) === false;
    open.push(isStray ? '' : tag);
    return isStray ? ' ' : whole;
  });
}

/** Plain text of rich text: block tags become spaces, entities become characters. */
export function stripMarkup(text: string): string {
  if (!HAS_MARKUP.test(text)) return cleanLine(text);
  const spaced = escapeTextSigns(text).replace(/<(?:br|p|div|li|tr|td|h[1-6])\b/gi, ' $&');
  return cleanLine(
    decodeEntities(
      sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: BLOCK_OPTIONS.nonTextTags ?? [] }),
    ),
  );
}

/** The lines of a rich text as plain text; undefined for a text of one line. */
export function stripLines(text: string): string[] | undefined {
  const lines = text.replace(/<(?:br|\/?p|\/?div|\/?li|\/?tr|\/?h[1-6])\b[^<>]*>/gi, '\n').split(/[\r\n]+/);
  if (lines.length === 1) return undefined;
  const stripped = lines.map(stripMarkup).filter((line) => line !== '');
  return stripped.length > 1 ? stripped : undefined;
}

/** Keeps blocks and turns the text between them into paragraphs. */
function wrapRuns(html: string): string {
  let blocks = '';
  let run = '';
  let depth = 0;
  const endRun = () => {
    // Inline elements that span several paragraphs are closed in each.
    blocks += toParagraphs(run, (paragraph) => sanitizeHtml(paragraph, INLINE_OPTIONS).trim());
    run = '';
  };
  for (const [index, token] of html.split(BLOCK_TAG).entries()) {
    const isTag = index % 2 === 1;
    const isEnd = token.startsWith('</');
    if (isTag && depth === 0) endRun();
    if (isTag && !isEnd && token !== '<hr />') depth++;
    if (isTag || depth > 0) blocks += token;
    else run += token;
    if (isTag && isEnd) depth--;
  }
  endRun();
  return blocks;
}

function toParagraphs(text: string, write = (paragraph: string) => paragraph): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => write(paragraph.trim()).replaceAll('\n', '<br />'))
    .map((paragraph) => (paragraph === '' ? '' : `<p>${paragraph}</p>`))
    .join('');
}

/** sanitize-html decodes all entities but these. */
function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
