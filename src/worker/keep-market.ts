import { KEPT } from '../core/offline/cache-names.ts';
import { findPageFiles } from '../core/offline/find-files.ts';
import { keepFilePath, readKeepFile } from '../core/offline/keep-file.ts';
import { dropKeptExcept, keep, settle } from './copies.ts';

/** How many files are fetched at the same time. */
const AT_A_TIME = 4;

/**
 * Keeps the pages and files that the market's list names. Those that were kept before are removed only once all are there.
 * @throws when something can't be fetched or stored
 */
export async function keepMarket(
  marketId: string,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void,
): Promise<void> {
  const list = readKeepFile(await (await fetchFile(keepFilePath(marketId))).json());
  const answers = new Map<string, Response>();
  const files = new Set(list.files);
  const fetchAll = async (paths: readonly string[]): Promise<void> => {
    const queue = [...paths];
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const answer = await fetchFile(path);
        answers.set(path, answer);
        onProgress({ done: answers.size, total: list.pages.length + files.size });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  };
  await fetchAll(list.pages);
  // The pages may belong to a newer release than the list.
  for (const answer of [...answers.values()])
    for (const file of findPageFiles(await answer.clone().text())) files.add(file);
  await fetchAll([...files]);
  await caches.open(KEPT);
  // Files come before the pages that need them, so that every page has its files even if this ends early.
  const pages = new Set(list.pages);
  for (const path of [...files, ...pages]) {
    const answer = answers.get(path);
    if (!answer || !(await keep(path, answer, KEPT))) throw new Error(`${path} can't be kept`);
  }
  await dropKeptExcept(new Set(answers.keys()));
  await settle();
}

async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
