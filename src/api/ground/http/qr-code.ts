import { type Html, html } from './html.ts';

/** How many modules of quiet zone surround a code (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code as inline SVG. It is dark on light even on dark pages, as some cameras can't read inverted ones. */
export async function drawQrCode(text: string, label: string): Promise<Html> {
  // Few requests need it, so a host does not load it when it starts.
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="220" height="220" shape-rendering="crispEdges">
<path class="paper" d="M0 0h${size}v${size}H0z"/><path class="ink" d="${path}"/></svg>`;
}
