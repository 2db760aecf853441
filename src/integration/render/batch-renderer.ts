import { openBatchRenderer, type RenderBatch, type RenderSetup } from './render-batch.ts';
import { WorkerPool } from './worker-pool.ts';

/** How many batches this thread renders before it starts workers: starting a worker takes as long as rendering some fifty pages. */
const OWN_BATCHES = 5;

/** Renders the first batches in this thread and, if there are more, the others in workers. */
export class BatchRenderer {
  readonly #setup: RenderSetup;
  readonly #count: number;
  #batches = 0;
  #own: Promise<RenderBatch> | undefined;
  #pool: WorkerPool | undefined;

  constructor(setup: RenderSetup, count: number) {
    this.#setup = setup;
    this.#count = count;
  }

  /** Waits until another batch can be rendered. Returns the function that renders it. */
  async next(): Promise<RenderBatch> {
    if (this.#batches++ < OWN_BATCHES) return this.inThisThread();
    this.#pool ??= new WorkerPool(this.#count, this.#setup);
    const pool = this.#pool;
    await pool.ready();
    return (batch) => pool.render(batch);
  }

  /** The function that renders batches in this thread. */
  inThisThread(): Promise<RenderBatch> {
    this.#own ??= openBatchRenderer(this.#setup);
    return this.#own;
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
