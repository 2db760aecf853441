/**
 * Constants for what React asks about its environment, so that the minifier can drop the other branches: browsers that get the scripts have these
 * functions, shoppers have no React developer tools, and the shop starts no transitions that React would report to the Navigation API.
 */
export const BROWSER_GLOBALS: Readonly<Record<string, string>> = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'typeof navigation': '"undefined"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
};
