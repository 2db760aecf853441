/** `npm pack` runs this first: compiles the code that Node runs, and writes its types. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../package.ts';
import { compilePackage } from './compile.ts';

await compilePackage();
const compiler = join(packageFolder, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', join(packageFolder, 'src/packaging/tsconfig.json')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
