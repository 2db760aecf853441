import shop from 'virtual:shop-facts';
import { CACHE_START, CLIENTS, FILES, KEPT, NOTE_STYLE_PATH, VISITS } from '../core/offline/cache-names.ts';
import { NOTE_STYLE } from '../core/offline/mark-copy.ts';
import { type Plan, planPath, planRequest } from './plan-request.ts';
import { answerPage, answerPart } from './answer-page.ts';
import { isCopy } from './clients.ts';
import { findCopy, findOtherWidth, keep, settle, touch } from './copies.ts';
import { keepMarket } from './keep-market.ts';
import { keepWhole } from './keep-whole.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** The service worker of a built site: copies of pages and files for use without a connection (src/decisions/worker.md). */
declare const self: WorkerScope;

const FACTS = { api: shop.api, prefixes: Object.values(shop.markets).map(({ prefix }) => prefix) };

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const own: readonly string[] = [FILES, VISITS, KEPT, CLIENTS];
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_START) && !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).pathname === NOTE_STYLE_PATH) {
    event.respondWith(Promise.resolve(new Response(NOTE_STYLE, { headers: { 'content-type': 'text/css' } })));
    return;
  }
  const plan = planRequest(request, self.location.origin, FACTS);
  if (plan) event.respondWith(answer(event, plan));
});

/** Whether a path is that of a page that is the same for everybody, and useful without a connection. */
const isUseful = (path: unknown): path is string =>
  typeof path === 'string' && planPath(path, false, FACTS.prefixes)?.cache === FILES;

function answer(event: FetchEvent, plan: Plan): Promise<Response> {
  switch (plan.how) {
    case 'page':
      return answerPage(event, plan, FACTS.prefixes);
    case 'part':
      return answerPart(event, plan);
    case 'hashed':
      return answerHashed(event, plan);
    case 'fixed':
      return answerFirstFromNetwork(event, plan, () => Promise.resolve(true));
    case 'data':
      return answerFirstFromNetwork(event, plan, () => isCopy(event.clientId));
  }
}

async function answerHashed(event: FetchEvent, { path, cache }: Plan): Promise<Response> {
  const copy = await findCopy(path);
  if (copy) {
    touch(path);
    event.waitUntil(settle());
    return copy.response;
  }
  try {
    const fresh = await fetch(event.request);
    event.waitUntil(keep(path, fresh.clone(), cache).then(settle));
    return fresh;
  } catch (error) {
    const other = await findOtherWidth(path);
    if (!other) throw error;
    return other.response;
  }
}

async function answerFirstFromNetwork(
  event: FetchEvent,
  { path, cache }: Plan,
  mayUseCopy: () => Promise<boolean>,
): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    event.waitUntil(keep(path, fresh.clone(), cache).then(settle));
    return fresh;
  } catch (error) {
    const copy = (await mayUseCopy()) ? await findCopy(path) : undefined;
    if (!copy) throw error;
    return copy.response;
  }
}

self.addEventListener('message', (event) => {
  const { keep: marketId, whole } = (event.data ?? {}) as Record<string, unknown>;
  if (Array.isArray(whole)) event.waitUntil(keepWhole(whole.filter(isUseful)).catch(() => {}));
  const [port] = event.ports;
  if (typeof marketId !== 'string' || !Object.hasOwn(shop.markets, marketId) || !port) return;
  event.waitUntil(
    keepMarket(marketId, (progress) => port.postMessage(progress)).then(
      () => port.postMessage({ isDone: true }),
      () => port.postMessage({ isFailed: true }),
    ),
  );
});
