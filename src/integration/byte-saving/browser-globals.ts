/**
 * Answers to what React asks about its surroundings, set when the scripts for browsers are bundled, so that the minifier can leave out code for other
 * cases: the browsers that get the scripts have these functions, shoppers have no React developer tools, and the shop starts no transitions that React
 * would report to the Navigation API.
 */
export const BROWSER_GLOBALS: Readonly<Record<string, string>> = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'typeof navigation': '"undefined"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
};
