import { createHash } from 'node:crypto';
import type { Look } from '../../../../theme/look.ts';
import { readRules } from '../../../ground/http/read-rules.ts';

/** The style of the offices. */
const NAMES = [
  'page',
  'title',
  'text',
  'frame',
  'forms',
  'fields',
  'parts',
  'figures',
  'steps',
  'widths',
  'tables',
  'cards',
  'order-cards',
  'list-cards',
  'trail',
  'money',
  'statement',
  'sales',
  'lists',
];
const RULES = readRules(import.meta.url, ...NAMES.map((name) => `${name}.css`));

interface Style {
  readonly css: string;
  readonly hash: string;
}

const styles = new WeakMap<Look, Style>();

/** The stylesheet of a page, and its hash for the policy. Both are made once for each look, as every page needs them. */
export function styleOf(look: Look): Style {
  const known = styles.get(look);
  if (known) return known;
  const css = look.sheet(RULES);
  const style = { css, hash: hashOf(css) };
  styles.set(look, style);
  return style;
}

/** The source that allows an inline stylesheet or script in a policy, without its quotes. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
