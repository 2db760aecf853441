/** The kinds of values. `token-kinds.ts` says how they are checked. */
export type TokenKind =
  | 'colour'
  | 'length'
  | 'columns'
  | 'padding'
  | 'font'
  | 'leading'
  | 'weight'
  | 'tracking'
  | 'case'
  | 'shadow'
  | 'shape'
  | 'display'
  | 'layer';

/** Parts of the page that tokens belong to, as the manual groups them. */
export const TOKEN_PARTS = {
  brand: 'Brand',
  colour: 'Colours by role',
  parts: 'Colours of parts of the page',
  type: 'Type',
  space: 'Space',
  density: 'Density: lists, cards, rows',
  shape: 'Corners, lines, shadows',
  order: 'Order of layers',
} as const;
export type TokenPart = keyof typeof TOKEN_PARTS;

interface Token {
  /** Without the two hyphens. */
  readonly name: string;
  readonly kind: TokenKind;
  readonly part: TokenPart;
  /** Its purpose, in a sentence without a full stop. */
  readonly meaning: string;
  /**
   * Other tokens on which a declaration with this one depends: only if they and this one have their default values does the declaration change nothing,
   * so that builds leave it out (byte-saving/short-tokens.ts).
   */
  readonly implied?: readonly string[];
}

type Row = readonly [name: string, kind: TokenKind, meaning: string, more?: Pick<Token, 'implied'>];
const IMPLIED = { implied: [] } as const;

const ROWS: Readonly<Record<TokenPart, readonly Row[]>> = {
  brand: [
    ['brand', 'colour', 'the brand on light pages: links, main buttons, awning, icons'],
    ['brand-dark', 'colour', 'the brand on dark pages, where it has to be lighter'],
    ['accent', 'colour', 'the second colour of the awning, of drawings and of marks; never behind text'],
  ],
  colour: [
    ['color-page', 'colour', 'behind everything'],
    ['color-surface', 'colour', 'fields, panels and cards, which stand out from the page'],
    ['color-muted', 'colour', 'behind pictures and notes'],
    ['color-line', 'colour', 'lines between things; not of controls'],
    ['color-control', 'colour', 'borders of controls'],
    ['color-text', 'colour', 'text'],
    ['color-text-soft', 'colour', 'secondary text: hints, MRP, dates'],
    ['color-link', 'colour', 'links and quiet buttons'],
    ['color-good', 'colour', 'good news: in stock, saved, delivery'],
    ['color-warn', 'colour', 'errors, and what is nearly or wholly sold out'],
    ['color-action', 'colour', 'main buttons, and what is chosen'],
    ['color-on-action', 'colour', 'text on main buttons and on what is chosen'],
    ['color-star', 'colour', 'stars of ratings'],
    ['color-focus', 'colour', 'the ring around what has the focus'],
    ['color-on-light', 'colour', 'text and signs on pictures'],
    ['color-picture-veil', 'colour', 'behind signs on pictures'],
    ['color-press', 'colour', 'over a picture that is tapped'],
    ['color-label', 'colour', 'behind labels on pictures'],
    ['color-on-label', 'colour', 'text of labels on pictures'],
    ['color-paper', 'colour', 'behind what is printed, and behind codes that a phone scans'],
    ['color-ink', 'colour', 'text of what is printed'],
    ['color-rule', 'colour', 'lines of what is printed'],
    ['color-backdrop', 'colour', 'over the page, behind an open panel'],
  ],
  parts: [
    ['color-card', 'colour', 'background of product cards'],
    ['color-price', 'colour', 'prices', IMPLIED],
    ['color-sale', 'colour', 'the percentage off'],
    ['color-badge', 'colour', 'the number at cart and wishlist'],
    ['color-on-badge', 'colour', 'digits of that number'],
    ['color-header', 'colour', 'background of the header'],
    ['color-header-hover', 'colour', 'behind an icon of the header that the mouse is over'],
    ['color-on-header', 'colour', 'icons and name in the header'],
    ['color-logo', 'colour', 'the name of the shop in the header', { implied: ['color-on-header'] }],
    ['color-on-field', 'colour', 'the icon in the search box', { implied: ['color-on-header'] }],
    ['color-footer', 'colour', 'background of the footer'],
    ['color-on-footer', 'colour', 'text of the footer', IMPLIED],
    ['color-on-brand', 'colour', 'text on the brand, on the scenes of the home page'],
    ['color-scene', 'colour', 'behind scenes until they have come, light in both schemes'],
  ],
  type: [
    ['font-text', 'font', 'text'],
    ['font-title', 'font', 'headings'],
    ['font-card', 'font', 'names of products on cards'],
    ['font-logo', 'font', 'the name of the shop in header and footer'],
    ['text-xs', 'length', 'the smallest text: badges, MRP'],
    ['text-s', 'length', 'small text: hints, tables, cards'],
    ['text-m', 'length', 'text, headings of the third level'],
    ['text-l', 'length', 'headings of the second level, the name of a product on phones, totals'],
    ['text-xl', 'length', 'headings of the first level, figures'],
    ['text-xxl', 'length', 'the largest headings: slides of the home page'],
    ['text-card', 'length', 'names of products on cards'],
    ['text-price', 'length', 'prices on cards'],
    ['text-price-large', 'length', 'the price on a product page'],
    ['leading-text', 'leading', 'line height of text'],
    ['leading-title', 'leading', 'line height of headings'],
    ['leading-tight', 'leading', 'line height of names of products and other short texts'],
    ['weight-text', 'weight', 'text'],
    ['weight-medium', 'weight', 'labels, links of the header'],
    ['weight-bold', 'weight', 'what stands out in text, totals'],
    ['weight-title', 'weight', 'headings', { implied: ['weight-bold'] }],
    ['weight-card', 'weight', 'names of products on cards'],
    ['weight-price', 'weight', 'prices'],
    ['weight-button', 'weight', 'buttons'],
    ['weight-logo', 'weight', 'the name of the shop'],
    ['tracking-title', 'tracking', 'space between the letters of headings', IMPLIED],
    ['tracking-button', 'tracking', 'of buttons and of the links of the header', IMPLIED],
    [
      'tracking-summary',
      'tracking',
      'of the titles of what unfolds on a product page',
      { implied: ['tracking-title'] },
    ],
    ['tracking-logo', 'tracking', 'of the name of the shop'],
    ['case-button', 'case', 'capital letters for buttons and for the links of the header', IMPLIED],
  ],
  space: [
    ['space-1', 'length', 'between an icon and its text'],
    ['space-2', 'length', 'between things that belong together'],
    ['space-3', 'length', 'inside panels, between fields'],
    ['space-4', 'length', 'between groups'],
    ['space-6', 'length', 'between parts of a page'],
    ['space-8', 'length', 'between sections'],
    ['space-12', 'length', 'above the footer'],
    ['edge', 'length', 'between the page and the edge of a phone'],
    ['edge-wide', 'length', 'the same on wide screens'],
    ['page-width', 'length', 'the widest that a page gets'],
    ['reading-width', 'length', 'the widest that lines of text get'],
    ['gap-sections', 'length', 'between sections of the home page and of product pages'],
    ['gap-rails', 'length', 'above rows of products, whose heads have room above their words'],
  ],
  density: [
    ['tap', 'length', 'the least height and width of controls; 44px suits fingers'],
    ['gap-cards', 'length', 'between cards'],
    ['gap-cards-wide', 'length', 'the same on wide screens'],
    ['gap-rows', 'length', 'between rows of the cart'],
    ['card-padding', 'padding', 'around the text of a card'],
    ['card-padding-wide', 'padding', 'the same on wide screens'],
    ['price-height', 'length', 'the room of price and saving on a card, so that rows have the same height'],
    ['card-share', 'length', 'the least share of a phone that a card takes: 46% gives two in a row, 30% three'],
    ['card-width', 'length', 'the least width of a card on phones, where its share is more'],
    ['card-width-wide', 'length', 'the least width of a card on wide screens'],
    ['card-columns', 'columns', 'the most cards in a row'],
    ['card-columns-medium', 'columns', 'cards in a row on tablets'],
    ['mini-width', 'length', 'width of a product in a row that is swiped'],
    ['mini-width-medium', 'length', 'the same on wide screens'],
    ['mini-width-wide', 'length', 'the same on very wide screens'],
    ['cell-padding', 'padding', 'inside cells of tables'],
    ['row-height', 'length', 'height of the titles of what unfolds on a product page'],
    ['field-height', 'length', 'height of fields'],
  ],
  shape: [
    ['radius-s', 'length', 'corners of small things: notes, numbers of pages'],
    ['radius-m', 'length', 'corners of panels'],
    ['radius-full', 'length', 'ends of what is round: icons with a background'],
    ['radius-button', 'length', 'corners of buttons'],
    ['radius-chip', 'length', 'corners of chips: filter, sort, related categories'],
    ['radius-badge', 'length', 'corners of badges on cards'],
    ['radius-search', 'length', 'corners of the search box'],
    ['radius-card', 'length', 'corners of cards'],
    ['radius-picture', 'length', 'corners of pictures without a card'],
    ['radius-thumb', 'length', 'corners of small pictures'],
    ['radius-field', 'length', 'corners of fields, sizes and steppers'],
    ['line', 'length', 'width of lines'],
    ['line-control', 'length', 'width of the borders of controls'],
    ['line-focus', 'length', 'width of the ring around what has the focus'],
    ['shadow-card', 'shadow', 'of cards; `0 0 0 1px` draws a border'],
    ['shadow-panel', 'shadow', 'of panels over the page'],
    ['picture-shape', 'shape', 'width to height of pictures of products, such as `4 / 5`'],
    ['awning', 'display', 'the stripes below the header: `block`, or `none`', IMPLIED],
    ['logo-mark', 'display', 'the drawing beside the name: `block`, or `none`', IMPLIED],
    ['deal-edge', 'length', 'the border of the deal of the week'],
  ],
  order: [
    ['layer-header', 'layer', 'the header'],
    ['layer-banner', 'layer', 'the question for consent'],
    ['layer-status', 'layer', 'the line that tells what happened'],
  ],
};

/** All tokens of a theme, in the order of the manual. Their values are in src/styles: tokens.css, reading.css and slides.css. */
export const TOKENS: readonly Token[] = Object.entries(ROWS).flatMap(([part, rows]) =>
  rows.map(([name, kind, meaning, more]) => ({ name, kind, part: part as TokenPart, meaning, ...more })),
);

/** Replacements for tokens that no longer exist, by name. */
export const GONE_TOKENS: Readonly<Record<string, string>> = {
  'text-h2': 'text-l',
  'text-product': 'text-l',
  'weight-heavy': 'weight-bold',
};

const BY_NAME = new Map(TOKENS.map((token) => [token.name, token]));

/** The token with this name, without hyphens. */
export const findToken = (name: string): Token | undefined => BY_NAME.get(name);

/** The prefix of a theme's own properties, which are not tokens. */
export const OWN_PROPERTY = '--own-';
