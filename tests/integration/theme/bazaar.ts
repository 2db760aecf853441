/** What stands at the top of src/themes/bazaar.css. */
export const BAZAAR = [
  'Bazaar: the look of the shop without a theme, written out in full. It is the reference of all tokens: copy what you want to change into',
  'theme.css beside astro.config.mjs, and leave out the rest. src/styles/README.md says how themes work.',
  '',
  'A test holds this file equal to the styles of the shop.',
];
