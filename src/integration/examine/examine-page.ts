import { hashSource } from './hash-source.ts';
import { quickSize } from './compressed-size.ts';
import { firstViewFiles } from './first-view.ts';
import { type OwnAddresses, textCounter } from './counted-text.ts';
import { joinScans, type ScannedPage, scanPage } from './scan-page.ts';
import { isPart, type PagePieces, partsOf } from './shell-parts.ts';

/** What the checks found on one page. Plain data, so that a worker can send it and a later build can reuse it. */
export interface PageFindings {
  /** Addresses within the site that the page refers to, without repetition. */
  readonly references: readonly string[];
  readonly ids: readonly string[];
  /** `'sha256-...'` of each inline style. */
  readonly styleHashes: readonly string[];
  /** The inline scripts. Most pages have the same few. */
  readonly scripts: readonly string[];
  readonly scriptFiles: readonly string[];
  readonly islandFiles: readonly string[];
  /** Picture files that the first view may load. */
  readonly firstView: readonly string[];
  /** Reasons not to publish the page. */
  readonly faults: readonly string[];
  /** The parts of its shell, if it shares them with other pages. */
  readonly shellParts: readonly string[];
  /** An upper bound of the HTML's bytes after brotli 11 (`quickSize`), with the shop's addresses at a fixed length. */
  readonly quickHtml: number;
}

/** Addresses that lead out of the site. */
const OUTSIDE = /^(?:\/\/|https?:|mailto:|tel:|data:)/;

/** The findings in one piece of a page, and its text as budgets count it. */
interface ReadPiece {
  readonly scan: ScannedPage;
  readonly counted: string;
}

/** Returns a function that examines pages. It caches what pages have in common: the hashes of styles, and the findings in parts of shells. */
export function pageExaminer(addresses: OwnAddresses): (page: PagePieces) => PageFindings {
  const countedText = textCounter(addresses);
  const hashes = new Map<string, string>();
  const hashOf = (source: string): string => {
    const hash = hashes.get(source) ?? hashSource(source);
    hashes.set(source, hash);
    return hash;
  };
  const read = (piece: string): ReadPiece => ({ scan: scanPage(piece), counted: countedText(piece) });
  const parts = new Map<string, ReadPiece>();
  const readPart = (part: string): ReadPiece => {
    const known = parts.get(part) ?? read(part);
    parts.set(part, known);
    return known;
  };
  return (page) => {
    const pieces = page.map((piece, position) => (isPart(position) ? readPart(piece) : read(piece)));
    const { references, ids, styles, scripts, scriptFiles, islandFiles, images, faults } = joinScans(
      pieces.map(({ scan }) => scan),
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
      quickHtml: quickSize(pieces.map(({ counted }) => counted).join('')),
    };
  };
}
