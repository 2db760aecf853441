import { type CodeHelp, help } from './code-help.ts';
import { FILE_HELP } from './file-codes.ts';
import { IMPORT_HELP } from './import-codes.ts';
import { LINT_HELP } from '../schema/lint-codes.ts';
import { PRODUCT_HELP } from './product-codes.ts';
import { REFERENCE_HELP } from './reference-codes.ts';
import { THEME_HELP } from './theme-codes.ts';

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

/** Problems that are errors where the site has a real address. */
const PUBLISHING_HELP = {
  'fill-in': help(
    'a text is to be filled in',
    'The law asks for it: who runs the shop, where, and whom to complain to. The shop can not be published at a real address before.',
    'Write the text in the place of {{fill-in: ...}}.',
  ),
  'sample-value': help(
    'a value is still that of a sample',
    'Shoppers would call, write to or complain about somebody who does not exist, or a shop that is not this one.',
    'Write your own.',
  ),
  'sample-products': help(
    'products that came with the new shop are on sale',
    'Nobody can send what shoppers would order.',
    'Remove their files, or add "draft": true to keep them as examples.',
  ),
} as const;

export const CODES: Readonly<Record<string, CodeHelp>> = {
  ...FILE_HELP,
  ...REFERENCE_HELP,
  ...PRODUCT_HELP,
  ...SITE_HELP,
  ...PUBLISHING_HELP,
  ...LINT_HELP,
  ...THEME_HELP,
  ...IMPORT_HELP,
};

/** Codes of problems that are not found by a schema. */
export type ProblemCode =
  | keyof typeof FILE_HELP
  | keyof typeof REFERENCE_HELP
  | keyof typeof PRODUCT_HELP
  | keyof typeof SITE_HELP
  | keyof typeof PUBLISHING_HELP
  | keyof typeof LINT_HELP
  | keyof typeof THEME_HELP
  | keyof typeof IMPORT_HELP;
