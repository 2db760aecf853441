import { readFileSync } from 'node:fs';
import { PLAIN_RULES } from '../../../theme/look.ts';

/** The rules of plain elements, followed by those of stylesheets beside a module: `readRules(import.meta.url, 'page.css')`. */
export const readRules = (module: string, ...names: readonly string[]): string =>
  PLAIN_RULES + names.map((name) => readFileSync(new URL(name, module), 'utf8')).join('');
