import { type Command, commandLine } from '../../command-line.ts';
import files from './codes/files.json' with { type: 'json' };
import imports from './codes/imports.json' with { type: 'json' };
import products from './codes/products.json' with { type: 'json' };
import references from './codes/references.json' with { type: 'json' };
import site from './codes/site.json' with { type: 'json' };
import texts from './codes/texts.json' with { type: 'json' };
import theme from './codes/theme.json' with { type: 'json' };

/** What a problem means and how to fix it. `{command check --fix}` stands for a command as it is typed. */
export interface CodeHelp {
  /** What is wrong, in a few words. */
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do; empty where that is what the problem says is expected. */
  readonly mend: string;
}

const CODES = { ...files, ...references, ...products, ...site, ...texts, ...theme, ...imports };

/** Codes of problems that are not found by a schema. */
export type ProblemCode = keyof typeof CODES;

/** What a code means, with commands as they are typed here; undefined for a code of a schema and for one that no problem has. */
export function findHelp(code: string): CodeHelp | undefined {
  if (!Object.hasOwn(CODES, code)) return undefined;
  const { title, why, mend } = CODES[code as ProblemCode];
  const typed = (_: string, command: string, words = '') => commandLine(command as Command, words.trim());
  return { title, why, mend: mend.replaceAll(/\{command ([a-z-]+)( [^{}]+)?\}/g, typed) };
}
