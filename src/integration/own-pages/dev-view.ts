import { defineMiddleware } from 'astro:middleware';
import { editionsOf } from '../../catalog/site/editions.ts';
import { getSite, type Site } from '../../catalog/site/site.ts';
import { linkInEdition } from '../../core/site/edition-links.ts';
import { inLanguage } from '../../messages/language.ts';
import { markEnglish } from '../render/mark-english.ts';
import { makeOwnPageView } from '../../views/own-page.ts';

/** In `npm run dev`, renders a page in the language of its edition, and lets the shop's own pages make their view model. A build passes both. */
export const onRequest = defineMiddleware((context, next) => {
  const path = decodeURI(new URL(context.request.url).pathname);
  const edition = findEdition(path);
  const { language, links } = edition;
  Object.assign(context.locals, { makeOwnView: () => makeOwnPageView(edition, path) });
  if (!links) return next();
  return inLanguage(language, async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(markEnglish(language, linkInEdition(links, await response.text())), response);
  });
});

/** The edition of an address, by its prefix; without one the first edition. */
function findEdition(path: string): Site {
  const [, first] = path.split('/');
  const isOf = ({ catalog, links }: Site) =>
    links !== undefined && [...catalog.markets.values()].some(({ prefix }) => prefix === first);
  return editionsOf(getSite()).find(isOf) ?? getSite();
}
