import { z } from 'zod';
import { list, pattern, say, shape, yesOrNo } from './fields.ts';

const MODE = '"prepare" or "keep"';
/** What is done with a picture at an address: fetched and prepared, or left where it is. */
export const imageMode = z.enum(['prepare', 'keep'], { error: MODE });

const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/;
const host = pattern(HOST, 'a host name in lower case such as "cdn.shop.example"');
const hostPattern = pattern(
  new RegExp(`${HOST.source}|^\\*\\.(?:[a-z0-9-]+\\.)+[a-z0-9-]+$`),
  'a host name in lower case such as "cdn.shop.example", or "*.shop.example" for all below it',
);

const hostRules = shape({
  mode: imageMode
    .optional()
    .meta(say('Mode', '"prepare" fetches pictures and makes them small, "keep" leaves them on the host.')),
  http: yesOrNo
    .optional()
    .meta(say('Ask by http', 'For a host without https. Pictures that stay there need https.', true)),
});

const FROM = 'a path such as "/images/{rest}", with different names of letters in braces';
const TO = 'a path such as "/w_{width},q_{quality}/{rest}", with {width} and names that "from" has';
const namesIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');

const urlPattern = shape({
  hosts: list(hostPattern, 1, 20).meta(
    say('Hosts', 'Host names; "*.shop.example" is all below it.', ['img.shop.example']),
  ),
  from: pattern(/^\/[^\s?#]{0,300}$/, FROM)
    .refine((text) => {
      const names = namesIn(text);
      return (
        names.length <= 6 && names.every((name) => /^[A-Za-z]+$/.test(name)) && new Set(names).size === names.length
      );
    }, FROM)
    .meta(say('Path in the catalogue', 'With names in braces for the parts that differ.', '/i/{rest}')),
  to: pattern(/^\/[^\s#]{0,300}$/, TO)
    .refine((text) => namesIn(text).includes('width'), TO)
    .meta(
      say(
        'Path with a width',
        'With {width}, {quality} and the names of the other path.',
        '/i/w_{width},q_{quality}/{rest}',
      ),
    ),
  widths: list(z.int({ error: 'a width in pixels' }).min(16).max(4000), 1, 12)
    .transform((widths) => widths.toSorted((a, b) => a - b))
    .optional()
    .meta(say('Widths', 'The widths in pixels that the host has; any if they are left out.', [320, 640])),
}).refine(({ from, to }) => namesIn(to).every((name) => ['width', 'quality', ...namesIn(from)].includes(name)), {
  path: ['to'],
  error: TO,
});

const settings = shape({
  mode: imageMode
    .optional()
    .meta(
      say('Mode', '"prepare" (the default) fetches pictures and makes them small, "keep" leaves them on their hosts.'),
    ),
  hosts: z
    .record(
      host,
      z.union([imageMode.transform((mode): z.output<typeof hostRules> => ({ mode })), hostRules], { error: MODE }),
      { error: 'hosts such as { "cdn.shopify.com": "keep" }' },
    )
    .optional()
    .meta(say('Hosts', 'What differs for some hosts, by name.', { 'cdn.shopify.com': 'keep' })),
  patterns: list(urlPattern, 0, 40)
    .optional()
    .meta(say('Addresses by width', 'How further hosts write the width of a picture into its address.')),
  missing: z
    .enum(['leave-out', 'refuse'], { error: '"leave-out" or "refuse"' })
    .optional()
    .meta(
      say(
        'Pictures that can’t be had',
        '"leave-out" publishes a product without one, if it has others; "refuse" refuses the build.',
      ),
    ),
  mostWithoutPictures: z
    .int({ error: 'a number of products, such as 5' })
    .min(0)
    .max(10_000_000)
    .optional()
    .meta(
      say(
        'Most products without pictures',
        'How many products may have none because hosts can’t be reached; the build of more is refused.',
        5,
      ),
    ),
});

/** What `mostWithoutPictures` is where a shop does not say. */
export const MOST_WITHOUT_PICTURES = 5;

export type ImageSettings = z.output<typeof settings>;

/** `images` of `store.json`: what is done with pictures that have an address. A mode alone is for all of them. */
export const imagesInput = z.union([imageMode.transform((mode): ImageSettings => ({ mode })), settings], {
  error: `${MODE}, or an object { "mode": "keep", "hosts": ... }`,
});
