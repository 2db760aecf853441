/** Whether a text from elsewhere is an address on this site: `/cart`, not `//example.org` or `javascript:`. */
export const isOwnPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![/\\])/.test(text);
