import type { Product } from '../../catalog/model.ts';
import { shorten } from '../../core/text/text.ts';
import { unbroken } from '../../core/text/unbroken.ts';

/** Longer titles are cut in `<title>` and fold on the page. It is the limit of merchant feeds. */
const LONGEST_TITLE = 150;
/** Longer descriptions fold after about this many characters. */
const LONGEST_DESCRIPTION = 600;

export interface LongTextsView {
  /** Whether the title folds after three lines. */
  readonly foldsTitle?: true;
  /** The description, or its beginning. */
  readonly description?: string;
  /** The further paragraphs of a description that is short enough not to fold. */
  readonly paragraphs?: readonly string[];
  /** The further lines of a long description. */
  readonly furtherLines?: readonly string[];
}

/** The title for `<title>`, no longer than search engines show it. */
export const headTitle = (title: string): string => shorten(title, LONGEST_TITLE);

/** How the texts of a product are shown that are too long for its page. Empty for most products. */
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

/** Splits a line that is too long: after a sentence, else after a word. */
function splitLine(line: string): string[] {
  if (line.length <= LONGEST_DESCRIPTION) return [line];
  const start = line.slice(0, LONGEST_DESCRIPTION);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('। ')) + 1;
  const cut = sentence > LONGEST_DESCRIPTION / 3 ? sentence : start.lastIndexOf(' ');
  return cut > 0 ? [line.slice(0, cut), line.slice(cut).trim()] : [line];
}
