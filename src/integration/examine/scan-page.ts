import { type Attributes, readTags } from './read-tags.ts';

/** What the checks need from a built page. Attribute values are decoded: `&amp;` is `&`. */
export interface ScannedPage {
  /** Addresses of links, forms and resources. */
  readonly references: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Contents of inline styles. */
  readonly styles: readonly string[];
  /** Contents of inline scripts, without data blocks such as JSON-LD. */
  readonly scripts: readonly string[];
  /** Addresses of script files. */
  readonly scriptFiles: readonly string[];
  /** Addresses of the scripts of Astro's islands, which pages of a shop may have. */
  readonly islandFiles: readonly string[];
  readonly images: readonly ScannedImage[];
  /** What a strict policy or a stable layout forbids, as messages. */
  readonly faults: readonly string[];
}

export interface ScannedImage {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly lazy: boolean;
  /** Set for an image that is hidden at first: `fetchpriority="low"`. */
  readonly isHidden?: true;
}

/** Attributes that contain an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'poster', 'data-src']);
/** The other attributes that the checks need, besides handlers such as `onclick`. */
const OTHERS = new Set([
  'fetchpriority',
  'id',
  'style',
  'srcset',
  'sizes',
  'loading',
  'alt',
  'width',
  'height',
  'type',
  'method',
  'rel',
]);
/** Attributes of `<astro-island>` with the address of a script. */
const ISLAND_FILES = new Set(['component-url', 'renderer-url']);
const HANDLER = /^on[a-z]/;
/** Values of `type` with which a script runs; it also runs without one. */
const SCRIPT_TYPES = ['module', 'text/javascript'];

/** An address on another host. */
const OUTSIDE_FILE = /^(?:https?:)?\/\//;

const NEEDED = new Set([...ADDRESSES, ...OTHERS, ...ISLAND_FILES]);
const isNeeded = (attribute: string): boolean => NEEDED.has(attribute) || HANDLER.test(attribute);

/** Reads an HTML page, or a part of one that ends between two elements. Never throws: invalid markup is read as far as possible. */
export function scanPage(html: string): ScannedPage {
  const references: string[] = [];
  const ids = new Set<string>();
  const styles: string[] = [];
  const scripts: string[] = [];
  const scriptFiles: string[] = [];
  const islandFiles: string[] = [];
  const images: ScannedImage[] = [];
  const faults: string[] = [];

  const readImage = (attributes: Attributes) => {
    const read = (name: string): string => attributes.get(name) ?? '';
    const src = read('src');
    for (const candidate of read('srcset').split(', '))
      if (candidate) references.push(candidate.split(' ')[0] as string);
    images.push({
      ...{ src, srcset: read('srcset'), sizes: read('sizes'), lazy: attributes.get('loading') === 'lazy' },
      ...(attributes.get('fetchpriority') === 'low' && { isHidden: true }),
    });
    if (!attributes.has('alt')) faults.push(`a picture without alt: ${src}`);
    if (!read('width') || !read('height')) faults.push(`a picture without width and height: ${src}`);
  };
  const readScript = (attributes: Attributes, text: string) => {
    const src = attributes.get('src');
    const type = attributes.get('type');
    if (src !== undefined && OUTSIDE_FILE.test(src))
      faults.push(`a script of another host, which the policy refuses: ${src}`);
    else if (src !== undefined) scriptFiles.push(src);
    else if (type === undefined || SCRIPT_TYPES.includes(type)) scripts.push(text);
  };
  readTags(html, isNeeded, (tag, attributes, text) => {
    for (const [name, content] of attributes) {
      if (name === 'id') {
        if (ids.has(content)) faults.push(describeRepeated(content));
        ids.add(content);
      } else if (name === 'style') faults.push(`an inline style on <${tag}>`);
      else if (ADDRESSES.has(name)) {
        // A POST goes to a host, not to a file.
        if (name !== 'action' || attributes.get('method') !== 'post') references.push(content);
      } else if (ISLAND_FILES.has(name)) {
        islandFiles.push(content);
        references.push(content);
      } else if (!OTHERS.has(name)) faults.push(`an inline handler ${name} on <${tag}>`);
    }
    if (tag === 'img') readImage(attributes);
    else if (tag === 'link' && attributes.get('rel') === 'stylesheet') {
      const href = attributes.get('href') ?? '';
      if (OUTSIDE_FILE.test(href)) faults.push(`a style sheet of another host, which the policy refuses: ${href}`);
    } else if (tag === 'iframe') faults.push(`a frame, which the policy refuses: ${attributes.get('src') ?? ''}`);
    else if (tag === 'style') styles.push(text);
    else if (tag === 'script') readScript(attributes, text);
  });
  return { references, ids, styles, scripts, scriptFiles, islandFiles, images, faults };
}

/** Joins the scans of a page's pieces. No piece may end inside a tag, a comment or an element that contains only text. */
export function joinScans(scans: readonly ScannedPage[]): ScannedPage {
  const ids = new Set<string>();
  const repeated: string[] = [];
  for (const scan of scans)
    for (const id of scan.ids) {
      if (ids.has(id)) repeated.push(describeRepeated(id));
      ids.add(id);
    }
  return {
    references: scans.flatMap(({ references }) => references),
    ids,
    styles: scans.flatMap(({ styles }) => styles),
    scripts: scans.flatMap(({ scripts }) => scripts),
    scriptFiles: scans.flatMap(({ scriptFiles }) => scriptFiles),
    islandFiles: scans.flatMap(({ islandFiles }) => islandFiles),
    images: scans.flatMap(({ images }) => images),
    faults: [...scans.flatMap(({ faults }) => faults), ...repeated],
  };
}

const describeRepeated = (id: string): string => `the id "${id}" is used twice`;
