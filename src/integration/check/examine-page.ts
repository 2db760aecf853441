import { hashSource } from '../extras/headers.ts';
import { brotliBytes, quickSize } from './compressed-size.ts';
import { firstViewFiles } from './first-view.ts';
import { scanPage } from './scan-page.ts';

/** What the checks have found on one page. Plain data, so that a worker can send it and a later build can use it again. */
export interface PageFindings {
  /** Addresses within the site that the page refers to, each once. */
  readonly references: readonly string[];
  readonly ids: readonly string[];
  /** `'sha256-...'` of each inline style and script. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Bytes of the inline scripts after brotli 11. */
  readonly inlineScript: number;
  readonly scriptFiles: readonly string[];
  /** Files of pictures that the first view may load. */
  readonly firstView: readonly string[];
  /** Reasons not to publish the page. */
  readonly faults: readonly string[];
  /** Bytes of the HTML after brotli 5. */
  readonly quickHtml: number;
}

/** Addresses that lead out of the site. */
const OUTSIDE = /^(?:\/\/|https?:|mailto:|tel:|data:)/;

/** Makes a function that examines pages. It remembers what it knows of scripts and styles, as most pages share them. */
export function pageExaminer(): (html: string) => Promise<PageFindings> {
  const hashes = new Map<string, string>();
  const sizes = new Map<string, number>();
  const hashOf = (source: string): string => {
    let hash = hashes.get(source);
    if (hash === undefined) hashes.set(source, (hash = hashSource(source)));
    return hash;
  };
  const sizeOf = async (source: string): Promise<number> => {
    let size = sizes.get(source);
    if (size === undefined) sizes.set(source, (size = await brotliBytes(source)));
    return size;
  };
  return async (html) => {
    const page = scanPage(html);
    let inlineScript = 0;
    for (const script of page.scripts) inlineScript += await sizeOf(script);
    return {
      references: [...new Set(page.references)].filter((address) => address !== '#' && !OUTSIDE.test(address)),
      ids: [...page.ids],
      styleHashes: page.styles.map(hashOf),
      scriptHashes: page.scripts.map(hashOf),
      inlineScript,
      scriptFiles: page.scriptFiles,
      firstView: firstViewFiles(page.images),
      faults: page.faults,
      quickHtml: await quickSize(html),
    };
  };
}
