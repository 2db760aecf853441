/** Two tokens that appear one on the other: the foreground, the background, and the contrast that is required. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly needed: number;
  /** What shoppers see there. */
  readonly what: string;
  /** How much of the front colour is mixed into the background, from 0 to 1. */
  readonly tint?: number;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for borders of controls and signs. */
const TEXT = 4.5;
const SIGN = 3;

const pairs = (needed: number, front: string, backs: readonly string[], what: string): ContrastPair[] =>
  backs.map((back) => ({ front, back, needed, what }));

const GROUNDS = ['color-page', 'color-surface', 'color-card', 'color-muted'];
const PANELS = ['color-page', 'color-surface', 'color-card'];

/** All pairs of tokens that appear one on the other on pages. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(TEXT, 'color-text', GROUNDS, 'text'),
  ...pairs(TEXT, 'color-text-soft', GROUNDS, 'secondary text'),
  ...pairs(TEXT, 'color-link', GROUNDS, 'links'),
  ...pairs(TEXT, 'color-price', PANELS, 'prices'),
  ...pairs(TEXT, 'color-sale', PANELS, 'the percentage off'),
  ...pairs(TEXT, 'color-good', PANELS, 'good news'),
  { front: 'color-good', back: 'color-card', needed: TEXT, what: 'the badge of a card', tint: 0.12 },
  ...pairs(TEXT, 'color-warn', PANELS, 'errors'),
  ...pairs(TEXT, 'color-on-action', ['color-action'], 'text of main buttons'),
  ...pairs(TEXT, 'color-on-badge', ['color-badge'], 'the number at the cart'),
  ...pairs(TEXT, 'color-on-header', ['color-header', 'color-header-hover'], 'the header'),
  ...pairs(TEXT, 'color-logo', ['color-header'], 'the name of the shop'),
  ...pairs(SIGN, 'color-on-field', ['color-surface'], 'the icon in the search box'),
  ...pairs(TEXT, 'color-on-footer', ['color-footer'], 'the footer'),
  ...pairs(TEXT, 'color-on-brand', ['brand'], 'buttons on scenes'),
  ...pairs(TEXT, 'color-on-light', ['color-scene', 'color-picture-veil'], 'text on pictures'),
  ...pairs(TEXT, 'color-on-label', ['color-label'], 'labels on pictures'),
  ...pairs(TEXT, 'color-ink', ['color-paper'], 'documents'),
  ...pairs(SIGN, 'color-star', PANELS, 'stars'),
  ...pairs(SIGN, 'color-action', ['color-page', 'color-surface'], 'main buttons'),
  ...pairs(SIGN, 'color-control', ['color-page', 'color-surface'], 'borders of controls'),
  ...pairs(SIGN, 'color-focus', [...GROUNDS, 'color-header', 'color-footer'], 'the ring of the focus'),
];
