/** A thread that removes the folder that it gets. */
import { rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

rmSync(workerData as string, { recursive: true, force: true });
