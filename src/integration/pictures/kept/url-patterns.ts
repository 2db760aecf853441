/** How an image CDN writes width, quality and format into addresses. `store.json` can add patterns (`images.patterns`). */
export interface UrlPattern {
  /** Host names. `*.imgix.net` is every host below imgix.net, `*` any host. */
  readonly hosts: readonly string[];
  /** The path of an address. `{name}` is any text without a slash, `{rest}` also with slashes. */
  readonly from: string;
  /**
   * Path and query for one width: the values found by `from`, `{width}` in pixels and `{quality}` from 1 to 100. Parameters of the query replace
   * those of the address, which keeps its others.
   */
  readonly to: string;
  /** The widths that the CDN offers. Any by default. */
  readonly widths?: readonly number[] | undefined;
  /** A parameter that signs the whole address, which therefore can't be changed. */
  readonly signature?: string;
}

export const CDN_PATTERNS: readonly UrlPattern[] = [
  // Shopify. The second is its CDN on the shop's own host.
  { hosts: ['cdn.shopify.com'], from: '/{rest}', to: '/{rest}?width={width}' },
  { hosts: ['*'], from: '/cdn/shop/{rest}', to: '/cdn/shop/{rest}?width={width}' },
  {
    hosts: ['res.cloudinary.com', '*.cloudinary.com'],
    from: '/{cloud}/image/upload/{rest}',
    to: '/{cloud}/image/upload/c_limit,f_auto,q_{quality},w_{width}/{rest}',
  },
  { hosts: ['*.imgix.net'], from: '/{rest}', to: '/{rest}?auto=format&fit=max&q={quality}&w={width}', signature: 's' },
  // Cloudflare Images with flexible variants, and Cloudflare's transformations on the shop's own host.
  {
    hosts: ['imagedelivery.net'],
    from: '/{account}/{id}/{variant}',
    to: '/{account}/{id}/fit=scale-down,format=auto,quality={quality},width={width}',
  },
  {
    hosts: ['*'],
    from: '/cdn-cgi/image/{options}/{rest}',
    to: '/cdn-cgi/image/fit=scale-down,format=auto,quality={quality},width={width}/{rest}',
  },
  // Myntra, with and without options and version.
  ...['/{options}/v1/assets/images/{rest}', '/{options}/assets/images/{rest}', '/v1/assets/images/{rest}'].map(
    (from) => ({
      hosts: ['assets.myntassets.com'],
      from,
      to: '/c_limit,f_webp,fl_progressive,q_{quality},w_{width}/v1/assets/images/{rest}',
    }),
  ),
  // Meesho: the width is at the end of the file name.
  {
    hosts: ['images.meesho.com'],
    from: '/images/products/{id}/{name}_{size}.{type}',
    to: '/images/products/{id}/{name}_{width}.webp',
    widths: [128, 256, 400, 512, 1200],
  },
  {
    hosts: ['rukminim1.flixcart.com', 'rukminim2.flixcart.com'],
    from: '/image/{box}/{height}/{rest}',
    to: '/image/{width}/{width}/{rest}?q={quality}',
  },
];

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the address of a picture at a width in pixels. */
type Resize = (width: number) => string;

/** Finds the first pattern that matches an address, and applies it. */
export function findPattern(
  url: URL,
  patterns: readonly UrlPattern[],
  quality: number,
): { readonly resize: Resize; readonly widths: readonly number[] | undefined } | undefined {
  for (const pattern of patterns) {
    if (!pattern.hosts.some((host) => isHost(url.hostname, host))) continue;
    if (pattern.signature !== undefined && url.searchParams.has(pattern.signature)) continue;
    const found = toRegExp(pattern.from).exec(url.pathname)?.groups;
    if (found)
      return { resize: (width) => resized(url, pattern.to, { ...found, width, quality }), widths: pattern.widths };
  }
  return undefined;
}

function isHost(hostname: string, host: string): boolean {
  if (host === '*') return true;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

function toRegExp(from: string): RegExp {
  const parts = from
    .split(PLACEHOLDER)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
        : part === 'rest'
          ? '(?<rest>.+)'
          : `(?<${part}>[^/]+)`,
    );
  return new RegExp(`^${parts.join('')}$`);
}

function resized(url: URL, to: string, values: Readonly<Record<string, string | number>>): string {
  const [path = '', query = ''] = to
    .replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
    .split(/\?(.*)/s);
  const next = new URL(url);
  next.pathname = path;
  for (const [name, value] of new URLSearchParams(query)) next.searchParams.set(name, value);
  return next.href;
}
