import { type CodeHelp, help } from './code-help.ts';
import { FILE_HELP } from './file-codes.ts';
import { LINT_HELP } from './lint-codes.ts';
import { PRODUCT_HELP } from './product-codes.ts';
import { REFERENCE_HELP } from './reference-codes.ts';

const SITE_HELP = {
  'page-too-heavy': help(
    'a page is over its byte budget',
    'Shoppers on slow networks wait for every byte.',
    'Shorten texts, attributes or reviews of the file that is named.',
  ),
  'page-fault': help(
    'a built page breaks a rule',
    'The page would break the security policy or jump while it loads.',
    'The message names what. If the text of the file does not cause it, report it as a bug.',
  ),
} as const;

export const CODES: Readonly<Record<string, CodeHelp>> = {
  ...FILE_HELP,
  ...REFERENCE_HELP,
  ...PRODUCT_HELP,
  ...SITE_HELP,
  ...LINT_HELP,
};

/** Codes of problems that are not found by a schema. */
export type ProblemCode =
  | keyof typeof FILE_HELP
  | keyof typeof REFERENCE_HELP
  | keyof typeof PRODUCT_HELP
  | keyof typeof SITE_HELP
  | keyof typeof LINT_HELP;
