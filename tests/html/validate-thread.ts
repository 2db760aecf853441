/** A thread that checks its share of the pages (`workerData`) and sends what it finds. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Finding, PageFile } from './finding.ts';
import { validateHtml } from './html-validate.ts';

const found: Finding[] = [];
for (const { name, file } of workerData as readonly PageFile[])
  found.push(...(await validateHtml(name, await readFile(file, 'utf8'))));
parentPort?.postMessage(found);
