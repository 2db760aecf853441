import { createHash } from 'node:crypto';
import { CARD_RULES } from './style-cards.ts';
import { FIELD_RULES } from './style-fields.ts';
import { FORM_RULES } from './style-forms.ts';
import { LIST_RULES } from './style-lists.ts';
import { MONEY_RULES } from './style-money.ts';
import { PAGE_RULES } from './style-page.ts';
import { PART_RULES } from './style-parts.ts';
import { TABLE_RULES } from './style-tables.ts';
import { TITLE_RULES } from './style-title.ts';
import { TRAIL_RULES } from './style-trail.ts';
import { WIDTH_RULES } from './style-widths.ts';

/** The style of the dashboard, in the colours of src/styles/tokens.css and those of store.json. */

export interface BrandColours {
  readonly brand: string;
  readonly brandDark: string;
  readonly accent: string;
}

const DEFAULT_COLOURS: BrandColours = { brand: '#a3123f', brandDark: '#f65a72', accent: '#f2a81d' };

const LIGHT =
  '--page:#fffaf1;--surface:#fff;--muted:#f6ecda;--line:#e7d9c0;--control:#9b8275;--text:#2b1620;--soft:#6b5260;--good:#17633f;--warn:#a63a0a;--amber:#d9981e;--on-link:#fff;--focus:#1b49b5;--link:';
const DARK =
  '--page:#1a1116;--surface:#251920;--muted:#2f2129;--line:#4a3842;--control:#8d7683;--text:#f8ece2;--soft:#cdb6b4;--good:#86d8a8;--warn:#ffb08a;--amber:#a87b2f;--on-link:#2b0714;--focus:#9dbcff;--link:';

/**
 * From right to left, what people type and have typed, and phone numbers, keep their order and begin at the right edge, as all else does.
 * Charts stay as they are, as their labels are placed by their left edge.
 */
const FROM_RIGHT =
  '[dir=rtl]{input,textarea,bdi,[href^=tel],[href^=mailto]{text-align:right}input,textarea,[href^=tel],[href^=mailto],.plot text{unicode-bidi:plaintext}.plot{direction:ltr}}';

const RULES = [
  ...[PAGE_RULES, TITLE_RULES, FORM_RULES, FIELD_RULES, PART_RULES, WIDTH_RULES, TABLE_RULES, CARD_RULES],
  ...[TRAIL_RULES, MONEY_RULES, LIST_RULES, FROM_RIGHT],
].join('');

/** The style sheet of a page, and its hash for the policy. */
export function styleOf(colours: BrandColours | undefined): { readonly css: string; readonly hash: string } {
  const { brand, brandDark, accent } = colours ?? DEFAULT_COLOURS;
  const css = `:root{${LIGHT}${brand};--accent:${accent}}@media (prefers-color-scheme:dark){:root{${DARK}${brandDark}}}${RULES}`;
  return { css, hash: hashOf(css) };
}

/** The source that allows an inline style sheet or script in a policy, without its quotes. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
