import { createHash } from 'node:crypto';
import type { Look } from '../../../../theme/look.ts';
import { readRules } from '../../../ground/http/read-rules.ts';

/** The style of the offices. */
const NAMES = ['page', 'title', 'forms', 'fields', 'parts', 'widths', 'tables', 'cards', 'trail', 'money', 'lists'];
const RULES = readRules(import.meta.url, ...NAMES.map((name) => `${name}.css`));

/** The style sheet of a page, and its hash for the policy. */
export function styleOf(look: Look): { readonly css: string; readonly hash: string } {
  const css = look.sheet(RULES);
  return { css, hash: hashOf(css) };
}

/** The source that allows an inline style sheet or script in a policy, without its quotes. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
