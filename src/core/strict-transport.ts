/** Which names browsers are told to reach by https alone: none, the site's own, all below it too, or all and before the first visit. */
export const STRICT_TRANSPORT = ['off', 'host', 'subdomains', 'preload'] as const;
export type StrictTransport = (typeof STRICT_TRANSPORT)[number];

const YEAR_S = 31_536_000;

/** The value of `Strict-Transport-Security`; undefined where a site has none, as one that is not reached by https. */
export function strictTransport(siteUrl: string, wanted: StrictTransport = 'host'): string | undefined {
  if (wanted === 'off' || !siteUrl.startsWith('https:')) return undefined;
  if (wanted === 'host') return `max-age=${YEAR_S}`;
  // The lists that browsers come with take a site only with all its subdomains; they advise two years.
  return `max-age=${2 * YEAR_S}; includeSubDomains${wanted === 'preload' ? '; preload' : ''}`;
}
