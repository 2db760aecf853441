import { Worker } from 'node:worker_threads';
import type { PageFindings } from '../examine/examine-page.ts';
import type { PageBatch, RenderSetup } from './render-batch.ts';
import { warnOnce } from './renderer.ts';
import { codeBeside } from '../../package.ts';

/** Batches that a worker holds: the one that it renders, and the next one, so that it never waits. */
const HELD = 2;

type Findings = readonly (PageFindings | undefined)[];
type Answer = { readonly findings: Findings } | { readonly error: Error };
type Message = Answer | { readonly warning: string };
interface Job {
  readonly resolve: (findings: Findings) => void;
  readonly reject: (error: Error) => void;
}

/** Renders batches of pages in threads. */
export class WorkerPool {
  readonly #workers: { readonly thread: Worker; readonly jobs: Job[] }[];
  #wake: (() => void) | undefined;

  constructor(count: number, setup: RenderSetup) {
    this.#workers = Array.from({ length: count }, () => {
      const thread = new Worker(codeBeside('worker', import.meta.url), { workerData: setup });
      const jobs: Job[] = [];
      thread.on('message', (answer: Message) => {
        if ('warning' in answer) return warnOnce(answer.warning);
        const job = jobs.shift();
        if ('error' in answer) job?.reject(answer.error);
        else job?.resolve(answer.findings);
        this.#wake?.();
      });
      thread.on('error', (error: Error) => {
        for (const job of jobs.splice(0)) job.reject(error);
        this.#wake?.();
      });
      return { thread, jobs };
    });
  }

  /** Waits until a worker can take another batch, so that batches don't accumulate in memory. */
  async ready(): Promise<void> {
    while (this.#least().jobs.length >= HELD)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  /** Gives a batch to the least busy worker. */
  render(batch: PageBatch): Promise<Findings> {
    const { thread, jobs } = this.#least();
    return new Promise((resolve, reject) => {
      jobs.push({ resolve, reject });
      thread.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(({ thread }) => thread.terminate()));
  }

  #least() {
    return this.#workers.reduce((a, b) => (b.jobs.length < a.jobs.length ? b : a));
  }
}
