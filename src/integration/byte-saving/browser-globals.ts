/**
 * What React asks about its surroundings, answered when the scripts for browsers are bundled, so that the minifier leaves out what is for others:
 * browsers that get the scripts have these functions, shoppers have no developer tools of React, and the shop starts no transitions of React, of
 * which it would tell the Navigation API.
 */
export const BROWSER_GLOBALS: Readonly<Record<string, string>> = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'typeof navigation': '"undefined"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
};
