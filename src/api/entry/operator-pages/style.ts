import { createHash } from 'node:crypto';

/** The style of the dashboard, in the colours of src/styles/tokens.css and those of store.json. */

export interface BrandColours {
  readonly brand: string;
  readonly brandDark: string;
  readonly accent: string;
}

const DEFAULT_COLOURS: BrandColours = { brand: '#a3123f', brandDark: '#f65a72', accent: '#f2a81d' };

const LIGHT =
  '--page:#fffaf1;--surface:#fff;--muted:#f6ecda;--line:#e7d9c0;--control:#9b8275;--text:#2b1620;--soft:#6b5260;--good:#17633f;--warn:#a63a0a;--on-link:#fff;--focus:#1b49b5;--link:';
const DARK =
  '--page:#1a1116;--surface:#251920;--muted:#2f2129;--line:#4a3842;--control:#8d7683;--text:#f8ece2;--soft:#cdb6b4;--good:#86d8a8;--warn:#ffb08a;--on-link:#2b0714;--focus:#9dbcff;--link:';

const RULES = `
*{box-sizing:border-box}
html{touch-action:manipulation;background:var(--page)}
@media(hover:hover){:is(a,button,label,summary):hover{opacity:.85}}
:is(a,button,label,summary):active{opacity:.7}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;background:var(--page);color:var(--text);overflow-wrap:break-word;container:page/inline-size}
main{flex:1;width:100%;max-width:74rem;margin:0 auto;padding:.5rem 1rem 2rem;container-type:inline-size}
main>p{max-width:44rem}body:not(:has(>.menu)) main:has(>form.narrow){max-width:28rem}@media(min-width:48rem){body:not(:has(>.menu)) main{padding-block:10vh}}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;padding:.125rem 1rem;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:center;min-height:44px;color:inherit;text-decoration:none;font:800 1.125rem/1 system-ui,sans-serif}
.state.done{color:var(--good)}.state.waits{color:var(--warn)}.state.over{color:var(--soft)}
.state.going{color:var(--focus)}.state:is(.done,.waits,.going,.over){background:color-mix(in srgb,currentcolor 11%,transparent)}
.tag,.state{display:inline-block;padding:.1rem .7rem;border-radius:99rem;background:var(--muted);font:600 .875rem/1.5 system-ui,sans-serif}
.brand svg{width:1.8rem;height:1.6rem}
.cloth{fill:var(--link)}.stripe{fill:var(--accent)}.poles{fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round}
.who{position:relative;margin:0}
.who summary{max-width:9rem;color:inherit;font-size:.875rem}
.who>div{position:absolute;inset-block-start:100%;inset-inline-end:0;z-index:1;display:grid;min-width:12rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);box-shadow:0 8px 32px #2b162033}
.who :is(a,button){display:flex;justify-content:start;min-height:44px;align-items:center;padding:0;border:0;border-radius:0;color:inherit;font:inherit;text-decoration:none}
.who :is(p,form){margin:0}
.who button{width:100%}
ul{margin:0}.menu ul,.statuses ul{padding:0;list-style:none}
.menu{order:1;background:var(--surface);border-top:1px solid var(--line)}
.often{display:flex}.often>li{flex:1 1 auto}
.menu :is(a,button){display:flex;align-items:center;gap:.35rem;width:100%;min-height:48px;padding:.25rem;border:0;border-radius:0;background:none;color:inherit;font:inherit;text-decoration:none}
.often :is(a,button){justify-content:center;border-top:3px solid transparent;font-size:.875rem}
.often [aria-current]{border-top-color:var(--link);font-weight:600}
.count{min-width:1.25rem;padding:0 .35rem;border-radius:99rem;background:var(--link);color:var(--on-link);font:600 .75rem/1.25rem system-ui,sans-serif;text-align:center}
#pages{padding:.25rem 1rem 1rem}#pages p{margin:.75rem 0 0;color:var(--soft);font-size:.8125rem}
#pages ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));gap:0 1rem}
#pages a{justify-content:space-between;width:calc(100% + 1.5rem);padding-inline:.75rem;margin-inline:-.75rem;border-radius:.5rem}#pages [aria-current]{background:var(--muted);font-weight:600}
#pages>button{justify-content:center;margin-top:.5rem;border:1.5px solid var(--link);border-radius:99rem;color:var(--link);font-weight:600}
.statuses ul{display:flex;gap:0 1.25rem}
.statuses a{display:flex;align-items:center;min-height:44px;color:inherit;text-decoration:none;white-space:nowrap;border-bottom:3px solid transparent}
.statuses [aria-current]{border-bottom-color:var(--link);font-weight:600}
h1{display:flex;align-items:center;min-height:44px;margin:0;font:700 1.375rem/1.25 system-ui,sans-serif}
.title{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;margin-bottom:.5rem}.title:has(.find){align-items:start}.title form{margin:0}.title form>label>:is(input,select){margin:0}
.find{flex:1 1 24rem}.find>label{flex:1 1 8rem;max-width:none}.find>details{margin:0}.find summary{position:absolute;inset-block-start:0;inset-inline-end:0}
.pick{flex-wrap:nowrap}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 2rem;margin:.5rem 0}.bar>p{flex:1 1 20rem;max-width:44rem;margin:0}.bar>form{margin:0}
h2{margin:1.25rem 0 .5rem;font-size:1rem}.title+h2{margin-top:0}
.card h2{margin:0 0 .5rem;font-size:1rem}
.card>h2:has(>.number){display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;font-size:1.125rem}
p{margin:.5rem 0;text-wrap:pretty}
.whole{white-space:nowrap}
.back{margin:0}.back a{display:inline-flex;align-items:center;min-height:44px;gap:.35rem;text-decoration:none}.back a::before{content:'\\2039'/'';font-size:1.3rem;line-height:1}
a{color:var(--link)}
section.card,article.card{container-type:inline-size;margin:1rem 0;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}
.soft{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
.text{white-space:pre-line}
.empty{margin:0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}.empty a{display:inline-block;padding:.25rem 0}
.late{color:var(--warn);font-size:.875rem;font-weight:600}.bad{color:var(--warn);font-weight:600}.good{color:var(--good);font-weight:600}
.notice{margin:1rem 0;padding:.75rem 1rem;border:1px solid var(--good);border-inline-start-width:6px;border-radius:.375rem;background:var(--surface)}
.notice.error{border-color:var(--warn)}
label{display:block;font-size:.875rem;font-weight:600}
label.check{display:flex;align-items:center;gap:.5rem;min-height:44px;font-size:1rem;font-weight:400}
input,select,textarea{width:100%;min-height:44px;padding:.4rem .6rem;border:1.5px solid var(--control);border-radius:.375rem;font:inherit;font-weight:400;background:var(--surface);color:inherit}
select{appearance:none;padding-inline-end:2.25rem;background-image:linear-gradient(45deg,#0000 40%,var(--soft) 40% 60%,#0000 60%),linear-gradient(-45deg,#0000 40%,var(--soft) 40% 60%,#0000 60%);background-position:right calc(.75rem + 6px) center,right .75rem center;background-size:7px 7px;background-repeat:no-repeat;text-overflow:ellipsis}
@media(forced-colors:active){select{appearance:auto}}
::placeholder{color:var(--soft);opacity:1}
label>:is(input:not([type=checkbox]),select,textarea){margin-top:.25rem}
input[type=checkbox]{width:1.25rem;min-height:1.25rem;accent-color:var(--link)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.3rem 1.1rem;border:1.5px solid var(--link);border-radius:99rem;background:var(--link);color:var(--on-link);font:600 1rem system-ui,sans-serif;text-decoration:none;cursor:pointer}
button.plain,.button.plain{background:none;color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:.75rem 0}
form.narrow{display:grid;gap:1rem;max-width:26rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
[hidden]{display:none!important}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
p[role=alert]:empty{display:none}
hr{margin:1.5rem 0;border:0;border-top:1px solid var(--line);max-width:26rem}
form>label{flex:1 1 10rem;max-width:20rem}form>label:has([type=search]){max-width:40rem}form:is(.narrow,:has(>.wide))>label{max-width:none}
form>label.wide{flex-basis:100%}
form>details{flex:1 0 100%}
.filters button{justify-self:start}.filters{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr));gap:.6rem;align-items:end}
.actions{margin-top:1rem;display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:start}
.actions :is(form,details){margin:0}
details{margin:.25rem 0}
summary{display:flex;align-items:center;gap:.75rem;min-height:44px;color:var(--link);font-weight:600;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:'';flex:none;width:.5rem;height:.5rem;border:solid;border-width:0 2px 2px 0;rotate:45deg;translate:0 -2px}
[open]>summary::after{rotate:225deg;translate:0 2px}
dl{display:grid;grid-template-columns:minmax(min(7rem,35%),auto) minmax(0,1fr);gap:.25rem 1rem;margin:.5rem 0}
.item{display:flex;align-items:center;gap:.75rem;margin:.15rem 0}.item>:last-child{min-width:0}
.thumb{flex:none;width:3rem;height:3rem;border-radius:.375rem;background:var(--muted);object-fit:contain}
.initials{display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;color:var(--soft);font:600 .875rem system-ui,sans-serif}
.pictures img{max-width:100%;height:auto;border-radius:.375rem}
dt{color:var(--soft)}dd{margin:0}
ul.plain,.tasks,.tiles{padding:0;list-style:none}
.tasks{border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}.tasks li+li{border-top:1px solid var(--line)}
.tasks a{position:relative;display:flex;align-items:center;gap:.75rem;min-height:3rem;padding:.4rem 2.25rem .4rem 1rem;color:inherit;line-height:1.3;text-decoration:none}
.tasks b{flex:none;min-width:1.5rem;font-size:1.25rem;font-variant-numeric:tabular-nums}
.tasks a::after{content:'\\203a'/'';position:absolute;inset-inline-end:1rem;color:var(--soft);font-size:1.4rem}
.age{display:flex;flex:none;align-items:center;flex-wrap:wrap;justify-content:end;gap:0 .5rem;margin-inline-start:auto;color:var(--soft);font-size:.875rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9.5rem,100%),1fr));gap:.5rem .75rem;margin-bottom:.75rem}
.tiles li>*{display:block;height:100%;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);color:var(--soft);font-size:.875rem;text-wrap:balance;container-type:inline-size}
.tiles b{display:block;color:var(--text);font:700 min(1.375rem,16cqi)/1.3 system-ui,sans-serif;font-variant-numeric:tabular-nums;white-space:nowrap}
.tiles b.long{font-size:min(1.375rem,9.5cqi)}.tiles a>b{display:inline-block;width:100%}
table{width:100%;border-spacing:0;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
tbody>tr:last-child>td{border-bottom:0}
th,td{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;font-size:.9375rem}
th{color:var(--soft);font-size:.8125rem;font-weight:600}:is(th,td):first-child{padding-inline-start:.75rem}:is(th,td):last-child{padding-inline-end:.75rem}
td:has(.thumb)~td{vertical-align:middle}
.card>table{border-width:1px 0;border-radius:0;margin:.5rem 0}.card>table :is(th,td):first-child{padding-inline-start:0}.card>table :is(th,td):last-child{padding-inline-end:0}
.split{display:grid;grid-template-columns:minmax(0,1fr);gap:0 1rem;align-items:start}.split .card{margin:0 0 1rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(32rem,100%),1fr));gap:1rem}.cards.wide{grid-template-columns:minmax(0,1fr)}.cards .card{margin:0}
.timeline{margin:0;padding:0;list-style:none}.timeline li{position:relative;padding:0 0 .75rem 1.25rem;border-inline-start:2px solid var(--line);margin-inline-start:.3rem}.timeline li::before{content:'';position:absolute;inset-inline-start:calc(-.3rem - 1px);top:.45rem;width:.6rem;height:.6rem;border-radius:50%;background:var(--link)}.timeline li:last-child{border-color:transparent}.timeline .soft{display:block}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
td a{display:inline-block;margin:-.25rem 0;padding:.25rem 0}
td form{margin:0}
tr:has(button,.button)>td{vertical-align:middle}.rows td:not([data-label]){text-align:end}.rows td>div>form{justify-content:end}.rows .do :is(button,.button){white-space:nowrap}
svg.plot{display:block;width:100%;height:auto;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface)}
.plot .bar{fill:var(--link)}.plot .axis{stroke:var(--line)}.plot text{fill:var(--soft);font:15px system-ui,sans-serif}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:0 .75rem}.plots>*{display:flex;flex-direction:column}
@page statement{size:A4 landscape}
.statement{page:statement}
@media print{header,.menu,.noprint,.notice{display:none}:root{--page:#fff;--surface:#fff;--text:#000;--soft:#333;--line:#999;--link:#000}body{color-scheme:light}main{max-width:none;padding:0}th,td{font-size:.75rem;padding:.25rem .35rem}tr{break-inside:avoid}}
@media screen and (max-width:63.9rem){.statuses{flex:1 0 100%;min-width:0;margin-inline:-1rem}.statuses ul{overflow-x:auto;padding-inline:1rem 2.5rem;scroll-padding-inline:2.5rem;scrollbar-width:none;mask-image:linear-gradient(to right,#0000,#000 .75rem calc(100% - 2.5rem),#0000)}.statuses a:focus-visible{outline-offset:-3px}.statuses [aria-current]{scroll-initial-target:nearest}
@supports selector(:popover-open){.menu{position:sticky;inset-block-end:0;z-index:2}main :is(a,button,input,select,textarea,summary){scroll-margin-block-end:4rem}#pages{position:fixed;inset:auto 0 0;width:100%;max-width:none;max-height:85vh;margin:0;border:0;border-radius:1rem 1rem 0 0;background:var(--surface);color:var(--text)}#pages::backdrop{background:#0008}}}
@media screen and (min-width:64rem){body:has(>.menu){display:grid;grid-template:auto 1fr/14rem minmax(0,1fr)}
body:has(>.menu)>header{display:block;grid-area:1/1;padding-block:.5rem 0;border-bottom:0;border-inline-end:1px solid var(--line)}
body:has(>.menu)>main{grid-area:1/2/3;padding:1rem 2rem 2rem}.who>div{inset-inline:0 auto}
.menu{grid-area:2/1;order:0;border-top:0;border-inline-end:1px solid var(--line)}.often,#pages>button{display:none}
#pages{display:block;position:sticky;inset:0 auto auto;width:auto;max-width:none;max-height:100vh;overflow:auto;margin:0;border:0;padding:0 .75rem 1rem;background:none;color:inherit}#pages p{padding-inline:.75rem}#pages ul{display:block}#pages a{width:100%;min-height:40px;margin:0}
h1{font-size:1.5rem}.title>.find{position:relative;max-width:46rem;margin-inline-start:auto;padding-inline-end:6rem}.title>.pick{margin-inline-start:auto}td[data-label=SKU]{white-space:nowrap}.orders{table-layout:fixed}.do:has(label){width:20rem}.do form>label{flex-basis:8rem;text-align:start}.status .state,.entries td:first-child .soft{white-space:nowrap}.orders th:first-child{width:19%}.orders th:nth-child(2){width:23.5%}.orders th.status{width:13%}.orders th.number{width:11%}}
@media screen and (max-width:47.9rem){
form>label{max-width:none}
.plot text{font-size:16px}
.tiles>li:last-child:nth-child(odd){grid-column:1/-1}.title>:is(.find,.pick){flex:1 0 100%}
table.rows,.rows tbody,.rows tr,.rows td{display:block;width:100%}
table.rows{border:0;background:none}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows tr{margin:0 0 .75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.rows td{display:flex;flex-wrap:wrap;gap:0 .5rem;padding:.15rem 0;border:0;text-align:start}
.rows td::before{content:attr(data-label);flex:0 0 6.5rem;color:var(--soft);font-size:.8125rem;padding-top:.1rem}
.rows td:not([data-label])::before{content:none}.rows td>div{flex:1 1 9rem;min-width:0}
.rows td:first-child{padding-bottom:.4rem;font-weight:600}.rows td:first-child::before{content:none}
.rows td:empty,.rows .number br{display:none}.rows .number .soft{margin-inline-start:.4rem}
.orders td{line-height:1.35}.orders tr{display:grid;grid-template-columns:3rem minmax(0,1fr) auto;gap:.1rem .75rem;align-items:start}
:is(.orders,.items) td,.rows.orders td:first-child{display:block;padding:0;width:auto}.rows.orders td::before{content:none}:is(.orders,.items) td>div{display:inline}
.rows.orders td[data-label=Order],.orders td[data-label=Order]>div,.orders .item{display:contents}
.orders .thumb{grid-area:1/1/span 4/2;width:3rem;height:3rem}.orders .item>span:last-child{grid-area:1/2;font-weight:600}
.orders [data-label=Status]{grid-area:1/3}.orders [data-label=Placed]{grid-area:2/2;font-size:.8125rem;line-height:1.4;color:var(--soft)}
.orders .number[data-label=Amount]{grid-area:2/3;text-align:end}.orders .number br{display:inline}.orders .number .soft{margin:0}
.rows.orders [data-label=Seller]::before{content:attr(data-label)': ';font-size:.875rem}
.orders [data-label=Seller]{grid-area:3/2/auto/4}.orders [data-label=Shopper]{grid-area:4/2/auto/4}.orders td[data-label=Shopper]>div{display:flex;flex-wrap:wrap;gap:0 .4rem}.orders [data-label=Shopper] br{display:none}
.entries tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1rem .75rem;align-items:start}
.rows.entries td{grid-column:1/-1;width:auto;padding:0;gap:0 .4rem;flex-wrap:nowrap}.rows.entries td:empty{display:none}.rows.entries td:first-child{display:block;grid-area:1/1;padding-bottom:.25rem}.rows.entries td.status{grid-area:1/2}
.rows.entries td::before{content:attr(data-label)':';flex:none;font-size:.875rem}.rows.entries :is(td:first-child,td.status,td.do)::before{content:none}
.rows.entries td:not(:first-child,.do)>div{flex:1 1 0;display:flex;flex-wrap:wrap;align-content:start;gap:0 .4rem}.entries td:not(:first-child) br{display:none}
.rows.entries td.number>div{justify-content:end}.rows.entries td.do{margin-top:.4rem;text-align:start}.entries td.do form{justify-content:start}.entries .soft{font-weight:400}
.tasks a{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .75rem}.age{grid-column:2;justify-content:start;margin:0}
.amounts tr{display:grid;grid:auto-flow dense/minmax(0,1fr) auto;gap:.1rem 1rem}.rows.amounts td{width:auto}.amounts td:not(:first-child){grid-column:1/-1}.rows.amounts .number{grid-column:2;justify-content:end}
.amounts .number::before,.amounts .number>div{flex:none}.amounts [data-label=Amount]::before{content:none}.amounts :is(td:first-child+.number,.number:last-child){font-weight:600}
.rows.items tr{display:flex;flex-wrap:wrap;gap:0 1rem;padding-block:.5rem;padding-inline:4.25rem 0;margin:0;border-width:0 0 1px;border-radius:0}.rows.items tr:last-child{border:0}
.rows.items td:first-child{flex:0 0 calc(100% + 4.25rem);margin-inline-start:-4.25rem}.items [data-label=Price]{margin-inline-start:auto}.rows.items td::before{content:none}.rows.items [data-label=Pieces]::before{content:attr(data-label)' ';font-size:inherit}
}
@container (min-width:52rem){.wide-row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) fit-content(20rem);gap:0 2rem}.wide-row dl{grid-template-columns:auto minmax(0,1fr)}.wide-row .actions{justify-content:end}.wide-row>*{margin-top:0}.card>dl{grid-template-columns:minmax(7rem,auto) minmax(0,1fr) minmax(7rem,auto) minmax(0,1fr)}}
@container (min-width:60rem){.queues{display:grid;grid-template-columns:minmax(0,1fr) 22rem;gap:0 2rem}.queues :is(section:first-child)>h2{margin-top:0}.split{grid-template:auto 1fr/minmax(0,1fr) 24rem}.split>div+div{grid-area:1/2/span 2}.plot text{font-size:11px}.plots{grid-template-columns:1fr 1fr}}
@container page (max-width:16rem){.menu{position:static!important}.often{flex-wrap:wrap}.tasks a{flex-wrap:wrap}.find summary{position:static}}
@container (max-width:16rem){:is(.orders,.items,.amounts,.entries) tr,.rows.entries td:not(:empty),.rows.entries td>div{display:block!important}.entries :is(.whole,a){white-space:normal}.rows .number,.items td{white-space:normal!important;text-align:start!important}dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:.5rem}}`.replace(
  /\n/g,
  '',
);

/** The style sheet of a page, and its hash for the policy. */
export function styleOf(colours: BrandColours | undefined): { readonly css: string; readonly hash: string } {
  const { brand, brandDark, accent } = colours ?? DEFAULT_COLOURS;
  const css = `:root{${LIGHT}${brand};--accent:${accent}}@media (prefers-color-scheme:dark){:root{${DARK}${brandDark}}}${RULES}`;
  return { css, hash: hashOf(css) };
}

/** The source that allows an inline style sheet or script in a policy, without its quotes. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
