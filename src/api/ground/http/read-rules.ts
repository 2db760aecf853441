import { readFileSync } from 'node:fs';
import { PLAIN_RULES } from '../../../theme/look.ts';

/** The rules of plain elements, and of style sheets beside a module in this order: `readRules(import.meta.url, 'page.css')`. */
export const readRules = (module: string, ...names: readonly string[]): string =>
  PLAIN_RULES + names.map((name) => readFileSync(new URL(name, module), 'utf8')).join('');
