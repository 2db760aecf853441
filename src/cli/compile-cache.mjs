/** For `node --import`: keeps compiled modules for the next run of a command. A build of a single change spends a fifth of its time on compiling. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/haat/modules', import.meta.url)));
