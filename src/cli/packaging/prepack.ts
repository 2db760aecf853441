/** `npm pack` runs this first: it compiles the code that Node runs, bundles the editor, and writes its types and the schemas of catalogue files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAdmin } from '../../admin/bundle.ts';
import { packageFolder } from '../../package.ts';
import { compilePackage } from './compile.ts';
import { makeJsonSchemas } from '../../catalog/json-schemas/make-json-schemas.ts';

await compilePackage();
await bundleAdmin(join(packageFolder, 'lib/admin/bundle'));
const schemas = join(packageFolder, 'lib/schemas');
mkdirSync(schemas);
for (const [name, schema] of makeJsonSchemas()) writeFileSync(join(schemas, `${name}.json`), JSON.stringify(schema));
const compiler = join(packageFolder, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(
  process.execPath,
  [compiler, '-p', join(packageFolder, 'src/cli/packaging/tsconfig.json')],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(1);
