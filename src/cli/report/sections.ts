import type { Cause } from '../../catalog/problems/causes.ts';
import { nameUntranslated } from '../../catalog/translations/count-untranslated.ts';
import { quoteText } from '../../catalog/problems/quote.ts';
import { commandLine } from '../../command-line.ts';
import { FEED_NAMES } from '../../core/site/feed-kinds.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';
import { describeGap } from '../../integration/feeds/describe-feeds.ts';
import type { NamedProduct, ProductChanges } from '../../integration/records/product-record.ts';
import type { Lack, ReportData } from './collect.ts';
import { countOf, figure } from '../../core/text/figures.ts';
import { type Html, html } from '../../html.ts';
import { drawBar } from './plots.ts';

/** How many products of each kind are named. */
const NAMED = 20;
/** How many pages over budget are named. */
const PAGES = 10;
const WIDEST = 60;

const command = (...parts: Parameters<typeof commandLine>): Html => html`<code>${commandLine(...parts)}</code>`;

/** New, changed and removed products. `format` makes text of epoch milliseconds. */
export function showChanges({ sinceBuild, inBuild, shop }: ReportData, format: (time: number) => string): Html {
  if (!sinceBuild)
    return html`<p>There is nothing to compare with: no published build has a record of its products. ${command('build')} makes one.</p>`;
  return html`<h3>Not yet published</h3>
<p>The catalogue, compared with the published build of ${format(Date.parse(sinceBuild.at))}.</p>
${listChanges(sinceBuild, undefined)}
<h3>In the published build</h3>
${
  inBuild
    ? html`<p>Compared with the build of ${format(Date.parse(inBuild.at))}.</p>${listChanges(inBuild, shop.url)}`
    : html`<p>It is the first, or the one before had no record of its products.</p>`
}`;
}

function listChanges({ added, changed, gone }: ProductChanges, url: string | undefined): Html {
  const kinds = [
    ['New', added, true],
    ['Changed', changed, true],
    ['Gone', gone, false],
  ] as const;
  if (kinds.every(([, { count }]) => count === 0)) return html`<p>Nothing is new, changed or gone.</p>`;
  const most = Math.max(...kinds.map(([, { count }]) => count));
  return html`<div class="wide"><table>
<caption>How many products</caption>
<thead><tr><th scope="col">What</th><th scope="col" class="number">Products</th><th scope="col" class="plot">Share of the most</th></tr></thead>
<tbody>${kinds.map(([name, { count }]) => html`<tr><th scope="row">${name}</th><td class="number">${figure(count)}</td><td class="plot">${drawBar(count, most)}</td></tr>`)}</tbody>
</table></div>
${kinds.map(
  ([name, { count, named }, hasPage]) =>
    count > 0 &&
    html`<h4>${name}</h4><ul>${named.slice(0, NAMED).map((product) => html`<li>${nameProduct(product, hasPage ? url : undefined)}</li>`)}${count > NAMED && html`<li>and ${figure(count - NAMED)} more</li>`}</ul>`,
)}`;
}

function nameProduct({ sku, title, path }: NamedProduct, url: string | undefined): Html {
  const name = `${title} (${sku})`;
  return url && path ? html`<a href="${withoutEndSlash(url)}${path}">${name}</a>` : html`${name}`;
}

/** Problems by cause, as the check of the catalogue groups them. */
export function showProblems({ causes, errors, warnings }: ReportData): Html {
  if (causes.length === 0) return html`<p>There are none.</p>`;
  const most = Math.max(...causes.map(({ count }) => count));
  return html`<p>${countOf(errors, 'error')} and ${countOf(warnings, 'warning')} by cause. ${command('check', '--all')} lists each with its file and line.</p>
<div class="wide"><table>
<caption>Causes</caption>
<thead><tr><th scope="col">Cause</th><th scope="col" class="number">Times</th><th scope="col" class="plot">Share of the most frequent</th></tr></thead>
<tbody>${causes.map((cause) => showCause(cause, most))}</tbody>
</table></div>`;
}

const showCause = ({ code, severity, title, mend, count, files, fixable, examples }: Cause, most: number): Html =>
  html`<tr><th scope="row"><strong class="${severity === 'error' ? 'bad' : ''}">${severity}:</strong> ${title} <span class="soft">(<code>${code}</code>, ${countOf(files, 'file')})</span><br>${mend}${fixable > 0 && html` ${command('check', '--fix')} fixes ${fixable === count ? 'it' : figure(fixable)}.`}${
    examples[0] && html`<br><span class="soft">First in <code>${quoteText(examples[0].first.file, 120)}</code></span>`
  }</th><td class="number">${figure(count)}</td><td class="plot">${drawBar(count, most, severity === 'error')}</td></tr>
`;

/** What products lack. */
export function showLacks({ lacks, products }: ReportData): Html {
  if (products === 0) return html`<p>There are no products yet.</p>`;
  if (lacks.length === 0) return html`<p>Nothing is missing.</p>`;
  return html`<div class="wide"><table>
<caption>What products lack, of ${figure(products)}</caption>
<thead><tr><th scope="col">Without</th><th scope="col" class="number">Products</th><th scope="col" class="plot">Share of all</th></tr></thead>
<tbody>${lacks.map((lack) => showLack(lack, products))}</tbody>
</table></div>`;
}

const showLack = ({ what, why, count, examples }: Lack, products: number): Html =>
  html`<tr><th scope="row">${what}: ${why} <span class="soft">(${quoteText(examples.join(', '), WIDEST)}${count > examples.length && ' and others'})</span></th><td class="number">${figure(count)}</td><td class="plot">${drawBar(count, products)}</td></tr>
`;

/** Texts that other languages show in English. */
export function showUntranslated({ untranslated }: ReportData): Html {
  if (untranslated.length === 0) return html`<p>Nothing is left in English in another language.</p>`;
  return html`<div class="wide"><table>
<caption>Texts that are shown in English</caption>
<thead><tr><th scope="col">Language and texts</th><th scope="col" class="number">In English</th><th scope="col" class="number">Of</th><th scope="col" class="plot">Share</th></tr></thead>
<tbody>${untranslated.map(
    (one) =>
      html`<tr><th scope="row">${one.language}: ${nameUntranslated(one)}</th><td class="number">${figure(one.missing)}</td><td class="number">${figure(one.of)}</td><td class="plot">${drawBar(one.missing, one.of)}</td></tr>
`,
  )}</tbody>
</table></div>`;
}

/** The largest page of each budget, and pages that are over theirs. */
export function showBudgets({ build }: ReportData): Html {
  if (!build) return html`<p>No build has been checked yet. ${command('build')} makes one.</p>`;
  const { budgets, overBudget } = build;
  return html`<p>Compressed bytes of ${countOf(build.pages, 'page')}. ${command('budget')} shows more.</p>
<div class="wide"><table>
<caption>Budgets, with the page that needs most of each</caption>
<thead><tr><th scope="col">Budget</th><th scope="col" class="number">Bytes</th><th scope="col" class="number">At most</th><th scope="col" class="plot">Used</th></tr></thead>
<tbody>${budgets.map(
    ({ label, measured, limit, page }) =>
      html`<tr><th scope="row">${label}${page && html` <span class="soft">(${page})</span>`}</th><td class="number${measured > limit && ' bad'}">${figure(measured)}</td><td class="number">${figure(limit)}</td><td class="plot">${drawBar(measured, limit, measured > limit)}</td></tr>
`,
  )}</tbody>
</table></div>
${
  overBudget.length > 0 &&
  html`<h3>Over budget</h3><ul>${overBudget.slice(0, PAGES).map(({ path, bytes, limit, what, file, remedy }) => html`<li>${path}: ${figure(bytes)} of ${figure(limit)} bytes (${what})${file && html`, <code>${file}</code>`}${remedy && html`: ${remedy}`}</li>`)}${overBudget.length > PAGES && html`<li>and ${figure(overBudget.length - PAGES)} more</li>`}</ul>`
}`;
}

/** The feeds of the last build, and what their items lack. */
export function showFeeds({ build, shop }: ReportData): Html {
  if (!build) return html`<p>No build has written feeds yet. ${command('build')} does where they are on.</p>`;
  if (build.feeds.length === 0)
    return html`<p>The last build wrote none: they are off (<code>feeds</code> in <code>store.json</code>), the shop has no real address yet, or nothing is sold.</p>`;
  return html`${build.feeds.map(
    ({ marketName, items, sold, files, gaps }) => html`<h3>${marketName}</h3>
<p>${countOf(items, 'item')} of ${figure(sold)} in each feed.</p>
<ul>${files.map(({ kind, path, bytes }) => html`<li>${FEED_NAMES[kind]}: <a href="${withoutEndSlash(shop.url)}${path}">${withoutEndSlash(shop.url)}${path}</a> (${bytes < 1e5 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`})</li>`)}</ul>
${
  gaps.length > 0 &&
  html`<div class="wide"><table>
<caption>What items for ${marketName} lack</caption>
<thead><tr><th scope="col">Cause</th><th scope="col" class="number">Items</th><th scope="col" class="plot">Share of all</th></tr></thead>
<tbody>${gaps.map(
    ({
      gap,
      items: count,
      examples,
    }) => html`<tr><th scope="row">${describeGap(gap, count, sold)} <span class="soft">(${quoteText(examples.join(', '), WIDEST)}${count > examples.length && ' and others'})</span></th><td class="number">${figure(count)}</td><td class="plot">${drawBar(count, sold)}</td></tr>
`,
  )}</tbody>
</table></div>`
}`,
  )}`;
}
