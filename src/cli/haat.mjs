#!/usr/bin/env node
/**
 * `haat COMMAND ...`: runs a command on the shop in this folder, or in the one above that has an astro.config file. In a checkout of the
 * product, `npm run COMMAND` calls it; there it installs packages and makes types of messages that are missing first, and the shop is the sample.
 *
 * It runs on the machine's own Node (20 or newer), so it is plain JavaScript without packages.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COMMANDS, describeCommands } from './commands.mjs';
import { checkNode, checkNodeOfShops, findNode, installMissing } from './install.mjs';
import { makeRooms } from '../messages/types/check-rooms.mjs';
import { runProgram } from './run-program.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [name = '--help', ...words] = process.argv.slice(2);
const command = COMMANDS[name];

if (name === '--help' || name === 'help') console.log(describeCommands());
else if (!command) {
  console.error(`haat has no command ${JSON.stringify(name)}.\n\n${describeCommands()}`);
  process.exitCode = 1;
  // npm never packs the lock file.
} else if (existsSync(join(root, 'package-lock.json'))) {
  if (name === 'new' && !['--help', '--no-install'].some((word) => words.includes(word))) checkNodeOfShops();
  installMissing(root, false);
  const node = findNode(root);
  makeRooms(root, node);
  const cache = new URL('./compile-cache.mjs', import.meta.url).href;
  runProgram(root, node, ['--import', cache, join(root, 'src/cli', `${command.file}.ts`), ...words]);
} else {
  checkNode(process.execPath, process.versions.node);
  if (command.needsShop !== false) process.chdir(findShop());
  process.argv.splice(1, 2, join(root, 'lib/cli', `${command.file}.js`));
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(resolve('node_modules/.cache/haat/modules'));
  await import(pathToFileURL(process.argv[1] ?? '').href);
}

/** The folder of the shop: this one, or the nearest above that has Astro's configuration. Ends the process with a message if there is none. */
function findShop() {
  const files = ['mjs', 'ts', 'js', 'mts'].map((ending) => `astro.config.${ending}`);
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (files.some((file) => existsSync(join(folder, file)))) return folder;
    if (folder === dirname(folder)) break;
  }
  console.error(
    `There is no shop in ${process.cwd()}: neither it nor a folder above has an astro.config.mjs. Go to the shop's folder, or make a shop: npx haat new my-shop`,
  );
  process.exit(1);
}
