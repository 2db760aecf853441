/** Host names that browsers may reach by https only: none, the site's own, its subdomains too, or those even before the first visit. */
export const STRICT_TRANSPORT = ['off', 'host', 'subdomains', 'preload'] as const;
type StrictTransport = (typeof STRICT_TRANSPORT)[number];

const YEAR_S = 31_536_000;

/** The value of the header `Strict-Transport-Security`; undefined when it is off or the site has no https. */
export function strictTransport(siteUrl: string, wanted: StrictTransport = 'host'): string | undefined {
  if (wanted === 'off' || !siteUrl.startsWith('https:')) return undefined;
  if (wanted === 'host') return `max-age=${YEAR_S}`;
  // Preload lists require the subdomains and recommend two years.
  return `max-age=${2 * YEAR_S}; includeSubDomains${wanted === 'preload' ? '; preload' : ''}`;
}
