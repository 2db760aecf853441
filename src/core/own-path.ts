/** Whether a text from elsewhere is an address on this site: `/cart`, not `//example.org` or `javascript:`. */
export const isOwnPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![/\\])/.test(text);

/** Whether a text from elsewhere is an address of a picture: on this site, or by https on a host that the page's policy admits. */
export const isPicture = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:https:\/)?\/(?![/\\])/.test(text);
