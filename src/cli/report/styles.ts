/** The look of the report, light and dark, on screens from 320 pixels and on paper. Pairs of colours have a contrast of 4.5:1 or more. */
export const STYLES = `
:root { color-scheme: light dark; --page: #fffaf1; --surface: #fff; --muted: #f1e6d2; --line: #d9c8aa; --text: #2b1620; --soft: #5f4856; --bar: #a3123f; --warn: #9a3408; --link: #8a0f36; }
@media (prefers-color-scheme: dark) { :root { --page: #1b1216; --surface: #251a1f; --muted: #3a2a31; --line: #57434c; --text: #f6ebee; --soft: #cdb8c0; --bar: #f65a72; --warn: #ffab85; --link: #ffb3ca; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 64rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; border-bottom: 1px solid var(--line); }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: var(--link); overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
nav ul, .tiles { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .75rem 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .25rem 0; }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: .75rem; }
.tiles div { padding: .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; }
.tiles dt { color: var(--soft); font-size: .875rem; }
.tiles dd { margin: 0; font-size: 1.4rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); }
.bad { color: var(--warn); font-weight: 600; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: var(--surface); font-size: .9375rem; }
caption { padding: .75rem 0 .25rem; text-align: left; font-weight: 600; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: var(--muted); font-size: .8125rem; }
tbody th { font-weight: 400; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.plot { width: 40%; }
td.plot { vertical-align: middle; }
.bar { display: block; width: 100%; height: .75rem; }
.ground { fill: var(--muted); }
.part { fill: var(--bar); }
.over .part { fill: var(--warn); }
figure { margin: 1rem 0; max-width: 40rem; }
figcaption { color: var(--soft); }
.columns { display: block; width: 100%; height: auto; background: var(--surface); }
.columns text { fill: var(--text); font-size: 11px; }
.line { stroke: var(--line); }
@media (max-width: 30rem) { .tiles { grid-template-columns: 1fr 1fr; } .plot { display: none; } th, td { padding: .375rem .25rem; } }
@media print { :root { color-scheme: light; --page: #fff; --surface: #fff; --muted: #eee; --line: #999; --text: #000; --soft: #333; --bar: #a3123f; --warn: #9a3408; --link: #000; } nav { display: none; } tr, figure { break-inside: avoid; } h2, h3, caption { break-after: avoid; } .bar, .columns, thead th { print-color-adjust: exact; } header, main, footer { max-width: none; padding: 0; } }
`;
