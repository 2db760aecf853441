const OWN = 'https://own.invalid';

/**
 * Whether a text from elsewhere is an address on this site: `/cart`, not `//example.org` or `javascript:`. It is read as browsers do,
 * which leave out tabs and line breaks: `/\t/example.org` leads to another site.
 */
export function isOwnPath(text: unknown): text is string {
  try {
    return typeof text === 'string' && text.startsWith('/') && new URL(text, OWN).origin === OWN;
  } catch {
    return false;
  }
}

/** Whether a text from elsewhere is an address of a picture: on this site, or by https on a host that the page's policy admits. */
export const isPicture = (text: unknown): text is string =>
  isOwnPath(text) || (typeof text === 'string' && /^https:\/\/[^/\\]/.test(text));
