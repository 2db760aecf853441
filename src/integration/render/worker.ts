/** A worker thread of `WorkerPool`: renders the batches that it is sent, and answers in their order. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import { openBatchRenderer, type PageBatch } from './render-batch.ts';

const { bundle, folder } = workerData as { bundle: Bundle; folder: string };
const renderer = openBatchRenderer(bundle, folder);
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
