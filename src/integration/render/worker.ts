/** A worker thread of `WorkerPool`. It renders the batches that it receives, and answers in their order. */
import { parentPort, workerData } from 'node:worker_threads';
import { openBatchRenderer, type PageBatch, type RenderSetup } from './render-batch.ts';

const warn = (warning: string) => parentPort?.postMessage({ warning });
const renderer = openBatchRenderer(workerData as RenderSetup, { warn });
let last: Promise<void> = Promise.resolve();

const answer = async (batch: PageBatch): Promise<void> => {
  try {
    const render = await renderer;
    parentPort?.postMessage({ findings: await render(batch) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
};

parentPort?.on('message', (batch: PageBatch) => {
  last = last.then(() => answer(batch));
});
