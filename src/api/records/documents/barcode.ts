import { documentsText } from '../../../messages/rooms/documents.ts';
import { type Html, html } from '../../ground/http/html.ts';

/** Width of the empty margin on both sides that scanners need, in modules. */
const QUIET = 10;
/** Printable ASCII that fits the width of a label with modules of a quarter millimetre. */
const ENCODABLE = /^[\x20-\x7e]{1,30}$/;

/** Code 128 of a number as an SVG as wide as its place, or undefined for one that does not fit a label. The library is loaded when the first one is drawn. */
export async function drawBarcode(number: string): Promise<Html | undefined> {
  if (!ENCODABLE.test(number)) return undefined;
  const { default: encode } = await import('jsbarcode');
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  encode(drawn, number, { format: 'CODE128' });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index + QUIET} 0h${bar.length}v1h-${bar.length}z`,
  );
  return html`<svg class="barcode" viewBox="0 0 ${modules.length + 2 * QUIET} 1" preserveAspectRatio="none" role="img"
 aria-label="${documentsText.barcode({ number })}"><path shape-rendering="crispEdges" d="${bars}"></path></svg>`;
}
