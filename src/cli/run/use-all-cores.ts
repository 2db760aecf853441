/**
 * Gives Node's thread pool, which encodes pictures and reads files, a thread for each core and two more; the default is four. Import it before anything
 * that uses the pool, as the size is read once.
 */
import { availableParallelism } from 'node:os';

process.env['UV_THREADPOOL_SIZE'] ??= String(Math.max(4, availableParallelism() + 2));
