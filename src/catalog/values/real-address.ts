/** Names that are reserved for examples, tests and networks of a house: no site of the internet has them. */
const RESERVED_NAME =
  /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|invalid|example|example\.(?:com|net|org))$/;
const PRIVATE_ADDRESS = /^(?:\[|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.)/;

/** Whether shoppers could reach a site at this address: not `http://localhost:4321` or `https://shop.example`. */
export function isRealAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname.includes('.') && !RESERVED_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname);
}

/** The same of a site whose store.json has this address, which the environment's SITE_URL overrides. */
export const hasRealAddress = (siteUrl: string | undefined): boolean =>
  isRealAddress(process.env['SITE_URL'] || (siteUrl ?? ''));
