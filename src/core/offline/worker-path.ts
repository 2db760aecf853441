/** Address of the service worker (src/worker). */
export const WORKER_PATH = '/sw.js';
