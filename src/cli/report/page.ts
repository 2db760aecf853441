import { readFileSync } from 'node:fs';
import { quoteText } from '../../catalog/problems/quote.ts';
import { indianClock } from '../../core/calendar/indian-day.ts';
import type { ReportData } from './collect.ts';
import { countOf, figure } from '../../core/text/figures.ts';
import { type Html, html, rawHtml } from '../../html.ts';
import { drawCounts, drawPrices } from './plots.ts';
import { showBudgets, showChanges, showFeeds, showLacks, showProblems, showUntranslated } from './sections.ts';
import { type Look, makeLook, PLAIN_RULES } from '../../theme/look.ts';

const RULES = PLAIN_RULES + readFileSync(new URL('report.css', import.meta.url), 'utf8');

/** A time as people in India read it: "24 November 2026, 08:05". `time` is epoch milliseconds. */
function formatTime(time: number): string {
  const clock = indianClock(time);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(clock));
  return `${day}, ${clock.slice(11, 16)}`;
}

/** The report as one file of HTML that needs no other file and no script. */
export function makeReportPage(data: ReportData, look: Look = makeLook()): string {
  const { shop, now, products, categories, sellers, errors, warnings, build, prices, isRefused } = data;
  const missing = data.lacks.find(({ what }) => what === 'a picture')?.count ?? 0;
  const sections: readonly (readonly [id: string, title: string, content: Html])[] = [
    ['products', 'Products', showProducts(data)],
    [
      'prices',
      'Prices',
      prices.length === 0
        ? html`<p>Nothing has a price yet.</p>`
        : html`${prices.map((market, index) => html`<h3>${market.market}</h3>${drawPrices(market, `prices-${index + 1}`)}`)}`,
    ],
    ['changes', 'New, changed and gone', showChanges(data, formatTime)],
    ['problems', 'Errors and warnings', showProblems(data)],
    ['missing', 'Missing pictures and declarations', showLacks(data)],
    ['languages', 'Languages', showUntranslated(data)],
    ['weights', 'Page weights', showBudgets(data)],
    ['feeds', 'Feeds', showFeeds(data)],
  ];
  const built = build?.at === undefined ? undefined : formatTime(Date.parse(build.at));
  const page = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Report: ${shop.name}</title>
<style>${rawHtml(look.sheet(RULES))}</style>
</head>
<body>
<header>
<h1>${shop.name}: report</h1>
<p class="soft">${formatTime(now)} in India. ${built === undefined ? 'There is no published build with a record of its products.' : `The published build is of ${built}.`} ${build && !build.isPublished && 'The last build was not published; page weights and feeds are its.'}</p>
${isRefused && html`<p class="bad">The catalogue has errors: a build would be refused. Figures are of what can be read.</p>`}
<ul class="tiles">${[
    ['Products', figure(products)],
    ['Categories', figure(categories.length)],
    ['Sellers', figure(sellers.length)],
    ['Errors', figure(errors)],
    ['Warnings', figure(warnings)],
    ['Without a picture', figure(missing)],
    ['Pages', build ? figure(build.pages) : '–'],
    ['Pages over budget', build ? figure(build.overBudget.length) : '–'],
  ].map(([name, value]) => html`<li><div><b>${value}</b> ${name}</div></li>`)}</ul>
<nav aria-label="Sections"><ul>${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
</header>
<main>${sections.map(
    ([id, title, content]) => html`
<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`,
  )}
</main>
<footer class="soft"><p>Made from the catalogue${build && ' and the last build'} of ${quoteText(shop.name, 60)}.</p></footer>
</body>
</html>
`;
  return page.toString();
}

function showProducts({ products, categories, sellers }: ReportData): Html {
  if (products === 0) return html`<p>There are no products yet.</p>`;
  return html`<p>${countOf(products, 'product')} in ${countOf(categories.length, 'category', 'categories')} from ${countOf(sellers.length, 'seller')}. A product can be in several categories. Drafts are not counted.</p>
${drawCounts('Products by category', 'Category', categories)}
${drawCounts('Products by seller', 'Seller', sellers)}`;
}
