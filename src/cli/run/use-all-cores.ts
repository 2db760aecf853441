/**
 * Gives Node's thread pool, which encodes pictures and reads files, a thread for each core and two more; it has four by default. To
 * be imported before anything that uses the pool, as its size is read once.
 */
import { availableParallelism } from 'node:os';

process.env['UV_THREADPOOL_SIZE'] ??= String(Math.max(4, availableParallelism() + 2));
