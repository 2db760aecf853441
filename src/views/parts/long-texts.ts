import type { Product } from '../../catalog/model.ts';
import { shorten } from '../../core/text/text.ts';
import { unbroken } from '../../core/text/unbroken.ts';

/** Longer titles are cut for the `<title>` and fold on the page: the limit of merchant feeds. */
const LONGEST_TITLE = 150;
/** Longer descriptions fold after about so many characters. */
const LONGEST_DESCRIPTION = 600;

export interface LongTextsView {
  /** Whether the title folds after three lines. */
  readonly foldsTitle?: true;
  /** The description, or its beginning. */
  readonly description?: string;
  /** The paragraphs of a description after its first, where it is short enough not to fold. */
  readonly paragraphs?: readonly string[];
  /** The lines of a long description after its beginning. */
  readonly furtherLines?: readonly string[];
}

/** The title of a page, no longer than results of search engines show. */
export const headTitle = (title: string): string => shorten(title, LONGEST_TITLE);

/** How the texts of a product that are too long for its page are shown. Most products have none. */
export function foldTexts({ title, description, descriptionLines = [description] }: Product): LongTextsView {
  const folded = title.length > LONGEST_TITLE ? ({ foldsTitle: true } as const) : {};
  if (description.length <= LONGEST_DESCRIPTION) {
    const [first, ...paragraphs] = descriptionLines.map(unbroken);
    return { ...folded, description: first || undefined, paragraphs: paragraphs.length > 0 ? paragraphs : undefined };
  }
  const lines = descriptionLines.flatMap(splitLine).map(unbroken);
  const [first = '', ...furtherLines] = lines;
  return { ...folded, description: first, furtherLines };
}

/** Splits a line that is itself too long after a sentence, or else a word. */
function splitLine(line: string): string[] {
  if (line.length <= LONGEST_DESCRIPTION) return [line];
  const start = line.slice(0, LONGEST_DESCRIPTION);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('। ')) + 1;
  const cut = sentence > LONGEST_DESCRIPTION / 3 ? sentence : start.lastIndexOf(' ');
  return cut > 0 ? [line.slice(0, cut), line.slice(cut).trim()] : [line];
}
