import { hashSource } from '../extras/headers.ts';
import { quickSize } from './compressed-size.ts';
import { firstViewFiles } from './first-view.ts';
import { type OwnAddresses, textCounter } from './counted-text.ts';
import { joinScans, type ScannedPage, scanPage } from './scan-page.ts';
import { isPart, type PagePieces, partsOf } from '../render/shell-parts.ts';

/** What the checks have found on one page. Plain data, so that a worker can send it and a later build can use it again. */
export interface PageFindings {
  /** Addresses within the site that the page refers to, each once. */
  readonly references: readonly string[];
  readonly ids: readonly string[];
  /** `'sha256-...'` of each inline style. */
  readonly styleHashes: readonly string[];
  /** The inline scripts. Most pages have the same few. */
  readonly scripts: readonly string[];
  readonly scriptFiles: readonly string[];
  readonly islandFiles: readonly string[];
  /** Files of pictures that the first view may load. */
  readonly firstView: readonly string[];
  /** Reasons not to publish the page. */
  readonly faults: readonly string[];
  /** The parts of its shell, if it has them alike with others. */
  readonly shellParts: readonly string[];
  /** Upper bound of the HTML's bytes after brotli 11 (`quickSize`), with addresses of a fixed length in place of the shop's own. */
  readonly quickHtml: number;
}

/** Addresses that lead out of the site. */
const OUTSIDE = /^(?:\/\/|https?:|mailto:|tel:|data:)/;

/** Makes a function that examines pages. It remembers what pages have alike: the hashes of styles, and what the parts of shells have. */
export function pageExaminer(addresses: OwnAddresses): (page: PagePieces) => PageFindings {
  const countedText = textCounter(addresses);
  const hashes = new Map<string, string>();
  const hashOf = (source: string): string => {
    const hash = hashes.get(source) ?? hashSource(source);
    hashes.set(source, hash);
    return hash;
  };
  const parts = new Map<string, ScannedPage>();
  const scanPart = (part: string): ScannedPage => {
    const scanned = parts.get(part) ?? scanPage(part);
    parts.set(part, scanned);
    return scanned;
  };
  return (page) => {
    const { references, ids, styles, scripts, scriptFiles, islandFiles, images, faults } = joinScans(
      page.map((piece, position) => (isPart(position) ? scanPart(piece) : scanPage(piece))),
    );
    return {
      references: [...new Set(references)].filter((address) => address !== '#' && !OUTSIDE.test(address)),
      ids: [...ids],
      styleHashes: styles.map(hashOf),
      scripts,
      scriptFiles,
      islandFiles,
      firstView: firstViewFiles(images),
      faults,
      shellParts: partsOf(page),
      quickHtml: quickSize(countedText(page.join(''))),
    };
  };
}
