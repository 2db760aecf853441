import { Parser } from 'htmlparser2';

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
  readonly images: readonly ScannedImage[];
  /** What a strict policy or a stable layout forbids, as messages. */
  readonly faults: readonly string[];
}

export interface ScannedImage {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly lazy: boolean;
}

/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'data-src'];
/** Values of `type` with which a script runs, besides none. */
const SCRIPT_TYPES = ['module', 'text/javascript'];

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads a complete HTML page. Never throws: invalid markup is read as far as possible. */
export function scanPage(html: string): ScannedPage {
  const references: string[] = [];
  const ids = new Set<string>();
  const styles: string[] = [];
  const scripts: string[] = [];
  const scriptFiles: string[] = [];
  const images: ScannedImage[] = [];
  const faults: string[] = [];
  /** The list that the text of the open script or style belongs to, and the text read so far. */
  let texts: string[] | undefined;
  let text = '';

  const readElement = (tag: string, attributes: Attributes) => {
    const { id } = attributes;
    if (id !== undefined) {
      if (ids.has(id)) faults.push(`the id "${id}" is used twice`);
      ids.add(id);
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'style') faults.push(`an inline style on <${tag}>`);
      else if (/^on[a-z]/.test(name)) faults.push(`an inline handler ${name} on <${tag}>`);
      else if (value !== undefined && ADDRESSES.includes(name)) references.push(value);
    }
  };
  const readImage = (attributes: Attributes) => {
    const { src = '', srcset = '', sizes = '', loading, alt, width, height } = attributes;
    for (const candidate of srcset.split(', ')) if (candidate) references.push(candidate.split(' ')[0] as string);
    images.push({ src, srcset, sizes, lazy: loading === 'lazy' });
    if (alt === undefined) faults.push(`a picture without alt: ${src}`);
    if (!width || !height) faults.push(`a picture without width and height: ${src}`);
  };

  const parser = new Parser({
    onopentag(tag, attributes: Attributes) {
      readElement(tag, attributes);
      if (tag === 'img') readImage(attributes);
      else if (tag === 'style') texts = styles;
      else if (tag === 'script') {
        const { src, type } = attributes;
        if (src !== undefined) scriptFiles.push(src);
        else if (type === undefined || SCRIPT_TYPES.includes(type)) texts = scripts;
      }
    },
    ontext(part) {
      if (texts) text += part;
    },
    onclosetag(tag) {
      if (tag !== 'style' && tag !== 'script') return;
      texts?.push(text);
      texts = undefined;
      text = '';
    },
  });
  parser.end(html);
  return { references, ids, styles, scripts, scriptFiles, images, faults };
}
