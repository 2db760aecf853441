/** `node build-once.ts`: one build of the catalogue that the environment names, for the bench. Prints what each step took. */
import { buildSite } from '../../src/integration/run-astro.ts';
import { findFolders } from '../../src/integration/folders.ts';

const steps: Record<string, number> = {};
let last = performance.now();
const lap = (name: string) => {
  const now = performance.now();
  steps[name] = (now - last) / 1000;
  last = now;
};
const start = performance.now();
const cpu = process.cpuUsage();
const { pages } = await buildSite(findFolders(), 'bench', {
  onLoaded: () => lap('read'),
  onRender: () => lap('pictures'),
  onRendered: () => lap('render'),
  onWritten: () => lap('files beside the pages'),
});
lap('check and publish');
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    pages,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.resourceUsage().maxRSS * 1024,
    steps,
  }),
);
