/** `node load-once.ts <catalogue> [<snapshot>] [verify]`: reads a catalogue once, for the bench. Prints what it took. */
import { loadCatalog } from '../../src/catalog/load/load.ts';

const [catalog = '', snapshot, verify] = process.argv.slice(2);
const start = performance.now();
const cpu = process.cpuUsage();
const { products } = loadCatalog(catalog, 'catalog', { snapshot, verify: verify === 'verify' });
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    products: products.size,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.resourceUsage().maxRSS * 1024,
  }),
);
