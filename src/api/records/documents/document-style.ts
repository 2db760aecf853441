/** The style of documents for printing. Paper is white and ink black, also on a dark screen. */

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

const COMMON =
  '*{box-sizing:border-box}' +
  'body{margin:0;background:#e9e6e1;color:#000;font:10.5pt/1.4 system-ui,sans-serif;color-scheme:light;overflow-wrap:anywhere}' +
  'header{max-width:210mm;margin:0 auto;padding:1rem}' +
  'h1{margin:0 0 .5rem;font:700 1.375rem/1.25 system-ui,sans-serif}' +
  'header p,header nav{margin:.5rem 0;font-size:1rem}' +
  '[role=alert]{padding:.5rem .75rem;border:2px solid #8a2f05;border-radius:.375rem;background:#fff}' +
  'nav{display:flex;flex-wrap:wrap;gap:.5rem}' +
  'header a,button{display:inline-flex;align-items:center;min-height:44px;padding:.25rem 1rem;border:1.5px solid #2b1620;border-radius:99rem;background:#fff;color:#2b1620;font:600 1rem system-ui,sans-serif;text-decoration:none;cursor:pointer}' +
  'header a[aria-current],button{background:#2b1620;color:#fff}' +
  'button[hidden]{display:none}' +
  '.buttons{display:flex;flex-wrap:wrap;gap:.5rem}' +
  ':focus-visible{outline:3px solid #1b49b5;outline-offset:2px}' +
  'main{padding:0 0 1rem}' +
  'article{margin:0 auto 1rem;background:#fff}' +
  'h2,h3,p,dl,dd{margin:0}' +
  '.barcode{display:block;width:100%}' +
  '@media print{body{background:none}header{display:none}main{padding:0}article{margin:0}article+article,.sheet+.sheet{break-before:page}}';

const labelRules = (size: LabelSize): string => {
  const { page, width, height } = LABELS[size];
  return (
    `@page{size:${page};margin:0}` +
    `.label{display:flex;flex-direction:column;gap:1.6mm;width:${width};height:${height};padding:4mm;line-height:1.25;break-inside:avoid}` +
    '.label h2{font:600 7.5pt/1.3 system-ui,sans-serif;text-transform:uppercase;letter-spacing:.03em}' +
    '.label__head{display:flex;justify-content:space-between;align-items:center;gap:3mm;font:700 12pt/1.1 system-ui,sans-serif}' +
    '.label__pay{padding:1mm 2.5mm;border:.7mm solid #000;font:600 10pt/1.1 system-ui,sans-serif;text-align:end}' +
    '.label__pay b{font-size:15pt;white-space:nowrap}' +
    '.label__courier p,.label__order p{text-align:center}' +
    '.label__courier .barcode{height:14mm}.label__order .barcode{height:13mm}' +
    '.label__courier,.label__to,.label__order,.label__facts,.label__from{padding-top:1.6mm;border-top:.3mm solid #000}' +
    '.label__to{flex:1;display:flex;flex-direction:column;gap:.6mm;font-size:13.5pt}' +
    '.label__name{font-weight:700;font-size:1.2em}' +
    '.label__pin{margin-top:auto;font:800 27pt/1 system-ui,sans-serif;letter-spacing:.04em;font-variant-numeric:tabular-nums}' +
    '.label__facts{font-size:8.5pt}.label__from{font-size:8.5pt}' +
    '.label--long .label__to{font-size:10pt}.label--long .label__from{font-size:7.5pt}' +
    '.label--longer :is(.label__to,.label__from,.label__facts){font-size:6.8pt;line-height:1.15}' +
    '.label--longer .label__name{font-size:8.5pt}.label--longer .barcode{height:10mm}.label--longer .label__pin{font-size:22pt}' +
    `@media screen and (max-width:${size === 'a4' ? '52rem' : '27rem'}){.label{zoom:.86}}` +
    (size === 'a4'
      ? '.sheet{display:flex;flex-wrap:wrap;align-content:flex-start}.sheet .label{outline:.2mm dashed #888;margin:0}' +
        '@media screen{.sheet{max-width:210mm;margin:0 auto 1rem}}' +
        '@media print{.sheet article+article{break-before:auto}.sheet{width:210mm}}'
      : '')
  );
};

const PAPER_RULES =
  '@page{size:A4;margin:14mm}' +
  '.paper{display:flex;flex-direction:column;gap:5mm}' +
  '.paper h2{font:700 18pt/1.2 system-ui,sans-serif}.paper h3{font:600 8.5pt/1.4 system-ui,sans-serif;text-transform:uppercase;letter-spacing:.03em}' +
  '.paper__head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:start;gap:4mm}' +
  '.paper__code{width:70mm;max-width:100%}.paper__code .barcode{height:14mm}' +
  '.paper__parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(60mm,100%),1fr));gap:5mm}' +
  'table{width:100%;border-collapse:collapse}' +
  'th,td{padding:1.6mm 2mm;border:.25mm solid #777;text-align:start;vertical-align:top}' +
  'th{font-size:8.5pt;white-space:nowrap}tfoot td{font-weight:700}tr{break-inside:avoid}' +
  '.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}' +
  'td.tick{width:18mm}td.tick::before{content:"";display:block;width:6mm;height:6mm;margin:auto;border:.5mm solid #000}' +
  'td.picture{width:24mm}td img{display:block;width:19mm;height:19mm;object-fit:contain}' +
  '.paper__total{font-weight:700}' +
  '.paper__sums{display:grid;gap:1mm;justify-self:end;align-self:flex-end;min-width:min(80mm,100%)}' +
  '.paper__sums div{display:flex;justify-content:space-between;gap:8mm}.paper__sums div:last-child{padding-top:1.5mm;border-top:.4mm solid #000;font-weight:700}' +
  '.paper__note{font-size:9pt}' +
  '@media screen{.paper{max-width:210mm;padding:14mm}}' +
  '@media screen and (max-width:40rem){.paper{padding:1rem}' +
  'table,tbody,tfoot,tr,td{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}' +
  'tr{padding:.5rem 0;border-top:1px solid #777}td,td.tick,td.picture{width:auto;padding:.1rem 0;border:0}' +
  'td.number{text-align:start}td:empty:not(.tick){display:none}td.tick{float:inline-end}' +
  'td[data-label]{display:grid;grid-template-columns:6rem minmax(0,1fr)}td[data-label]::before{content:attr(data-label);font-size:8.5pt}}';

/** The style sheet of labels of a size, or of documents on A4. */
export const documentStyle = (size: LabelSize | undefined): string =>
  COMMON + (size === undefined ? PAPER_RULES : labelRules(size));
