/** What the checks want to know of a built page. The pages are our own: attributes are in double quotes, text is escaped. */
export interface ScannedPage {
  /** Addresses of links, forms and resources, as written. */
  readonly references: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Contents of inline styles. */
  readonly styles: readonly string[];
  /** Contents of inline scripts that run; data blocks (JSON-LD) don't. */
  readonly scripts: readonly string[];
  /** Addresses of script files. */
  readonly scriptFiles: readonly string[];
  readonly images: readonly ScannedImage[];
  /** What a strict policy or a steady layout forbids, in words. */
  readonly faults: readonly string[];
}

export interface ScannedImage {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly lazy: boolean;
}

const RAW_TEXT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=<>"'/]+)(?:="([^"]*)")?/g;

export function scanPage(html: string): ScannedPage {
  const references: string[] = [];
  const ids = new Set<string>();
  const styles: string[] = [];
  const scripts: string[] = [];
  const scriptFiles: string[] = [];
  const images: ScannedImage[] = [];
  const faults: string[] = [];
  const markup = html.replace(RAW_TEXT, (_whole, tag: string, attributes: string, content: string) => {
    const { src, type } = readAttributes(attributes);
    if (tag === 'style') styles.push(content);
    else if (src !== undefined) {
      scriptFiles.push(src);
      references.push(src);
    } else if (type === undefined || type === 'module' || type === 'text/javascript') scripts.push(content);
    return '';
  });
  for (const [, tag = '', text = ''] of markup.matchAll(TAG)) {
    const attributes = readAttributes(text);
    if (attributes['id'] !== undefined) {
      if (ids.has(attributes['id'])) faults.push(`the id "${attributes['id']}" stands twice`);
      ids.add(attributes['id']);
    }
    if ('style' in attributes) faults.push(`an inline style on <${tag}>`);
    for (const name of Object.keys(attributes))
      if (/^on[a-z]/.test(name)) faults.push(`an inline handler ${name} on <${tag}>`);
    for (const name of ['href', 'src', 'action', 'poster', 'data-src'])
      if (attributes[name] !== undefined) references.push(attributes[name]);
    if (tag === 'img') {
      const { src = '', srcset = '', sizes = '' } = attributes;
      for (const candidate of srcset.split(', ')) if (candidate) references.push(candidate.split(' ')[0] as string);
      images.push({ src, srcset, sizes, lazy: attributes['loading'] === 'lazy' });
      if (attributes['alt'] === undefined) faults.push(`a picture without alt: ${src}`);
      if (!attributes['width'] || !attributes['height']) faults.push(`a picture without width and height: ${src}`);
    }
  }
  return { references: references.map(decodeEntities), ids, styles, scripts, scriptFiles, images, faults };
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name.toLowerCase()] = value;
  return attributes;
}

const decodeEntities = (text: string): string =>
  text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#34;', '"');
