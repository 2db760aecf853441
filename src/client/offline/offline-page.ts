import { FILES, KEPT, VISITS } from '../../core/offline/cache-names.ts';
import type { CopyEntry } from '../../core/offline/copy-index.ts';
import { keepFilePath, readKeepFile } from '../../core/offline/keep-file.ts';
import { describeAge } from '../../core/offline/mark-copy.ts';
import { languageEnding } from '../../messages/language.ts';
import { offlineText } from '../../messages/rooms/offline.ts';
import { marketPagePath } from '../../paths.ts';
import { whileBusy } from '../../browser/busy.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { allowVisits, forgetKept, forgetVisits, readCopies } from '../../browser/files/copies.ts';
import { marketKey, page } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

/** The market as the service worker, which is one for all languages, knows it. */
const MARKET = page.market + languageEnding();

/** After this time without a further file the worker has been stopped, or the connection is gone. */
const SILENT_MS = 120_000;

/** A connection that lasts this long is back. */
const STEADY_MS = 500;

/** What the worker says while it keeps pages (src/worker/worker.ts). */
interface Progress {
  readonly done?: number;
  readonly total?: number;
  readonly isDone?: boolean;
  readonly isFailed?: boolean;
}

/** The page about times without a connection; it also stands at the address of a page of which there is no copy. */
class OfflinePage extends HTMLElement {
  connectedCallback(): void {
    const isElsewhere = location.pathname !== marketPagePath(page, 'offline');
    this.#part('missing', isElsewhere);
    if (isElsewhere) this.#reloadOnline();
    this.#on('again', () => location.reload());
    this.#on('clear', () => this.#clear());
    this.#on('keep', (button) => this.#keep(button));
    this.#on('remove', () => this.#remove());
    if (readStored(marketKey('checkout')) !== null) import('../placing/follow-waiting.ts').catch(() => {});
    void this.#show();
  }

  /** Opens the missing page when the connection is back to stay, unless the visitor has already followed a link. */
  #reloadOnline(): void {
    let isLeaving = false;
    this.addEventListener('click', ({ target }) => {
      isLeaving ||= target instanceof Element && target.closest('a') !== null;
    });
    addEventListener('online', () => {
      setTimeout(() => {
        if (navigator.onLine && !isLeaving) location.reload();
      }, STEADY_MS);
    });
  }

  #find(name: string): HTMLElement | null {
    return this.querySelector(`[data-act=${name}]`);
  }

  #on(name: string, act: (button: HTMLElement) => unknown): void {
    const button = this.#find(name);
    button?.addEventListener('click', () => void act(button));
  }

  #part(name: string, isShown: boolean): void {
    const part = this.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (part) part.hidden = !isShown;
  }

  async #show(): Promise<void> {
    const [files, visits, kept] = await Promise.all([FILES, VISITS, KEPT].map(readCopies));
    const known = { ...files, ...visits, ...kept };
    // Where the checkout was only shown, what sends an order may be missing.
    const isReady = (path: string) =>
      path === marketPagePath(page, 'checkout') ? Boolean(known[path]?.page?.files ?? kept?.[path]) : path in known;
    const works = [...this.querySelectorAll('[data-list=works] > li')].map((row) => {
      const isSaved = isReady(row.querySelector('a')?.pathname ?? '');
      const state = row.querySelector<HTMLElement>('[data-state]');
      if (state) state.dataset['state'] = isSaved ? 'saved' : '';
      state?.replaceChildren(isSaved ? offlineText.isSaved : offlineText.notSaved);
      return isSaved;
    });
    this.#part('unready', works.includes(false));
    const listed = Object.entries({ ...visits, ...kept }).filter(([, { page: shown }]) => shown);
    listed.sort(([, a], [, b]) => savedAt(b) - savedAt(a));
    this.querySelector('[data-list=pages]')?.replaceChildren(...listed.map(([path, entry]) => this.#item(path, entry)));
    this.#part('none', listed.length === 0);
    this.#part('refused', readStored('consent') !== 'yes');
    const clear = this.#find('clear');
    if (clear) clear.hidden = listed.length === 0;
    const isAble = !page.keepsNoPages && 'serviceWorker' in navigator;
    this.#part('unable', !isAble);
    this.#part('ask', isAble);
    const remove = this.#find('remove');
    if (remove) remove.hidden = Object.keys(kept ?? {}).length === 0;
    if (isAble) await this.#showSize();
  }

  #item(path: string, entry: CopyEntry): HTMLElement {
    const item = copyTemplate(this, 'page');
    const link = item.querySelector('a');
    if (link) link.href = path;
    writeTexts(item, { title: entry.page?.title || path, age: describeAge(savedAt(entry)) });
    return item;
  }

  async #showSize(): Promise<void> {
    try {
      const answer = await fetch(keepFilePath(page.market));
      const { bytes } = readKeepFile(await answer.json());
      writeTexts(this, { keep: offlineText.save({ kilobytes: Math.ceil(bytes / 1000) }) });
    } catch {
      // Without a connection nothing can be fetched to be kept.
      this.#part('ask', !this.#find('remove')?.hidden);
      this.#find('keep')?.setAttribute('hidden', '');
    }
  }

  async #keep(button: HTMLElement): Promise<void> {
    const fail = () => writeTexts(this, { progress: offlineText.notKept });
    await whileBusy(
      button,
      async () => {
        const { active } = await navigator.serviceWorker.ready;
        await new Promise<void>((done, failed) => {
          const { port1, port2 } = new MessageChannel();
          const giveUp = () => failed(new Error('not saved'));
          let silence = setTimeout(giveUp, SILENT_MS);
          port1.onmessage = ({ data }: MessageEvent<Progress>) => {
            clearTimeout(silence);
            if (data.isDone) done();
            else if (data.isFailed) giveUp();
            else {
              silence = setTimeout(giveUp, SILENT_MS);
              writeTexts(this, { progress: offlineText.progress({ done: data.done ?? 0, total: data.total ?? 0 }) });
            }
          };
          active?.postMessage({ keep: MARKET }, [port2]);
        });
        await this.#show();
        writeTexts(this, { progress: offlineText.saved });
      },
      fail,
    ).catch(() => {});
  }

  async #clear(): Promise<void> {
    await forgetVisits();
    await forgetKept();
    if (readStored('consent') === 'yes') await allowVisits();
    await this.#show();
  }

  async #remove(): Promise<void> {
    await forgetKept();
    writeTexts(this, { progress: '' });
    await this.#show();
  }
}

const savedAt = (entry: CopyEntry): number => entry.page?.savedAt ?? 0;

customElements.define('offline-page', OfflinePage);
