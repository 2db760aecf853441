import type { Look } from '../../../theme/look.ts';
import { readRules } from '../../ground/http/read-rules.ts';

/** A6, 4 by 6 inches for label printers, or four A6 labels on a sheet of A4. */
export const LABEL_SIZES = ['a6', '4x6', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** A tenth of a millimetre less than the page, as a rounded-up height would begin another page. */
const LABELS: Readonly<Record<LabelSize, { readonly page: string; readonly width: string; readonly height: string }>> =
  {
    a6: { page: '105mm 148mm', width: '105mm', height: '147.9mm' },
    '4x6': { page: '4in 6in', width: '4in', height: '152.3mm' },
    a4: { page: '210mm 297mm', width: '105mm', height: '148.4mm' },
  };

const RULES = readRules(import.meta.url, 'document.css', 'labels.css', 'bills.css');

function pageRules(size: LabelSize | undefined): string {
  if (size === undefined) return '@page{size:A4;margin:14mm}';
  const { page, width, height } = LABELS[size];
  return `@page{size:${page};margin:0}:root{--label-width:${width};--label-height:${height}}`;
}

/** The style sheet of labels of a size, or of documents on A4. */
export const documentStyle = (look: Look, size: LabelSize | undefined): string =>
  look.sheet(pageRules(size) + RULES, 'light');
