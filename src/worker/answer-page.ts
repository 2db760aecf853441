import { type CopyReason, markCopy } from '../core/offline/mark-copy.ts';
import { type Plan, prefixOf } from './plan-request.ts';
import { marketPagePath } from '../paths.ts';
import { rememberCopy } from './clients.ts';
import { type Copy, drop, findCopy, keep, savedAtOf, settle } from './copies.ts';
import type { FetchEvent } from './scope.ts';

/**
 * After this many milliseconds without an answer, the copy is shown. On a link of 400 kbit/s with a delay of 400 ms, a page begins to arrive within two
 * seconds.
 */
const SLOW_MS = 5000;

/** Answers a navigation: with the network's answer, else a copy with its age, else the page for a missing connection. */
export async function answerPage(event: FetchEvent, plan: Plan, prefixes: readonly string[]): Promise<Response> {
  const network = askNetwork(event, plan);
  const copy = await findCopy(plan.path);
  // People who reload a page want its present state, however long it takes.
  const isPatient = !copy || event.request.cache !== 'default';
  const fresh = await (isPatient ? network : Promise.race([network, after(SLOW_MS)]));
  if (fresh instanceof Response && !(copy && fresh.status >= 500)) return fresh;
  const found = copy ?? (await findCopy(marketPagePath({ prefix: prefixOf(plan.path, prefixes) }, 'offline')));
  if (!found) return Response.error();
  await rememberCopy(event.resultingClientId);
  return copy ? mark(copy, reasonOf(fresh), false) : found.response;
}

function reasonOf(fresh: Response | 'late' | undefined): CopyReason {
  if (fresh === 'late') return 'slow';
  return fresh ? 'failing' : 'offline';
}

/** Answers the request of a script for a page. */
export async function answerPart(event: FetchEvent, plan: Plan): Promise<Response> {
  const fresh = await askNetwork(event, plan);
  if (fresh) return fresh;
  const copy = await findCopy(plan.path);
  return copy ? mark(copy, 'offline', true) : Response.error();
}

/**
 * The network's answer, a copy of which is kept; undefined when there is none. The request is passed on unchanged, with the dictionaries that the
 * browser offers for it.
 */
async function askNetwork(event: FetchEvent, { path, cache }: Plan): Promise<Response | undefined> {
  const asked = loadPreloaded(event);
  const work = asked.then(async (answer) => {
    if (!answer) return;
    if ([404, 410].includes(answer.status)) await drop(path);
    else await keep(path, answer.clone(), cache, sentAt(event.request, answer));
    await settle();
  });
  event.waitUntil(work);
  return asked;
}

/** When an answer was sent. For Back and restored tabs, the browser uses its own cache, however old that is. */
const sentAt = ({ cache }: Request, { headers }: Response): number =>
  cache === 'force-cache' ? readSentAt(headers, Date.now()) : Date.now();

async function loadPreloaded(event: FetchEvent): Promise<Response | undefined> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}

async function mark({ response }: Copy, why: CopyReason, isPart: boolean): Promise<Response> {
  const html = markCopy(await response.text(), savedAtOf(response), why, isPart);
  return new Response(html, { headers: response.headers });
}

const after = (time: number): Promise<'late'> => new Promise((done) => setTimeout(done, time, 'late'));

/**
 * When a server sent an answer that may come from a cache, by its headers, in milliseconds since 1970; `now` where they don't tell, or tell a time in
 * the future.
 */
export function readSentAt(headers: { get(name: string): string | null }, now: number): number {
  const made = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age')) || 0;
  return Math.min(now, made + age * 1000 || now);
}
