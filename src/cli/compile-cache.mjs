/** For `node --import`: keeps compiled modules from one run of a command to the next. A build of one change spends a fifth of its time on compiling. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/haat/modules', import.meta.url)));
