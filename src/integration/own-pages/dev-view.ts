import { defineMiddleware } from 'astro:middleware';
import { getSite } from '../../catalog/site.ts';
import { makeOwnPageView } from '../../views/own-page.ts';

/** Lets a shop's own pages make their view in `npm run dev`; in a build it is handed over. */
export const onRequest = defineMiddleware((context, next) => {
  const { pathname } = new URL(context.request.url);
  Object.assign(context.locals, { makeOwnView: () => makeOwnPageView(getSite(), decodeURI(pathname)) });
  return next();
});
