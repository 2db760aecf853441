import { help } from './code-help.ts';

/** Problems of theme.css. */
export const THEME_HELP = {
  'theme-syntax': help(
    'theme.css is not a style sheet',
    'Nothing of it can be used.',
    'Fix it at the line and column given.',
  ),
  'theme-at-rule': help(
    'theme.css has an @-rule that pages can not use',
    'It would be one more file that shoppers wait for.',
    'Write what the other file says into theme.css.',
  ),
  'theme-token-unknown': help(
    'theme.css has a token that does not exist',
    'It would change nothing. Builds shorten the names of tokens, so each name has to be known.',
    'Correct the name: src/styles/README.md lists all. Properties of your own begin with --own-.',
  ),
  'theme-value-invalid': help(
    'a token has a value of the wrong kind',
    'Browsers would ignore what uses it, and the page would fall apart there.',
    'Give it a value of the kind that is expected.',
  ),
  'theme-one-scheme': help(
    'theme.css changes colours for light pages only',
    'Phones that are set to dark show the shop with its own dark colours, beside those of the theme.',
    'Write light-dark(#fff, #111), or a second :root block in @media (prefers-color-scheme: dark), or color-scheme: light for a shop without a dark look.',
  ),
  'theme-contrast': help(
    'two colours that stand on each other are too alike',
    'Many people can not read such text, least of all on a cheap screen in the sun.',
    'Make one of them lighter or darker. Text needs a ratio of 4.5, borders of controls and signs need 3.',
  ),
  'theme-address': help(
    'theme.css names a file that pages can not load',
    'The policy of pages allows files of the shop only.',
    'Put the file into "public" and name it from there, such as url(/fonts/lora.woff2).',
  ),
  'theme-font': help(
    'a font of theme.css can not be used',
    'Pages would be shown in another font.',
    'Put a .woff2 file into "public" and name it by its address: src: url(/fonts/lora.woff2).',
  ),
  'theme-font-heavy': help(
    'the fonts of the theme are heavy',
    'Shoppers pay for each byte. Text is shown in a font of the phone until its own has come, and then changes.',
    'Take a subset with the letters that the shop needs, one variable font in place of several, or a font of the phone.',
  ),
  'theme-brand-differs': help(
    'theme.css and store.json have different brand colours',
    'Those of theme.css hold everywhere; those of store.json hold where it has none.',
    'Give both the same colours, or leave out those of store.json.',
  ),
} as const;
