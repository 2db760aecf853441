import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { findFolders } from '../../../integration/files/folders.ts';
import { isInstalled } from '../../../package.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** The folder in which a shop's commands run, for hosts on which they run again: containers and services. */
export interface ShopFolder {
  /** The folder of package.json. */
  readonly folder: string;
  /** The catalogue, as a path from the folder or an absolute one. */
  readonly catalog: string;
  /** The address of the API host for pages: `/api`, or a whole one; undefined for a shop without one. */
  readonly api: string | undefined;
  /** Packages that package.json takes from files (`"haat": "file:haat-0.1.0.tgz"`), as paths from the folder. */
  readonly packageFiles: readonly string[];
  /** The path of the Node that runs this command, and so can run it again. */
  readonly node: string;
  /** Whether the folder is a checkout of this project, and not one in which it is installed. */
  readonly isCheckout: boolean;
}

/** Reads the folder in which a command was started. Anything missing or broken is left out, as the site has been built already. */
export function readShopFolder(folder = process.cwd(), environment: NodeJS.ProcessEnv = process.env): ShopFolder {
  const { catalog } = findFolders(environment);
  const read = (file: string): Record<string, unknown> => Object(attempt(() => parse(readFileSync(file, 'utf8'))));
  const { api } = read(join(catalog, 'store.json'));
  const { dependencies } = read(join(folder, 'package.json'));
  return {
    folder,
    catalog: relative(folder, catalog) || '.',
    api: environment['API_ORIGIN'] || (typeof api === 'string' ? api : undefined),
    packageFiles: Object.values(Object(dependencies)).flatMap((version) =>
      typeof version === 'string' && version.startsWith('file:')
        ? [relative(folder, resolve(folder, version.slice(5)))]
        : [],
    ),
    node: process.execPath,
    isCheckout: !isInstalled,
  };
}

/** Whether a path leads out of the folder from which it begins. */
export const leadsOut = (path: string): boolean => /^\.\.(?:[\\/]|$)/.test(path) || isAbsolute(path);

/**
 * The words that run a command (`build`, `api`, `hosting`, `operator`) in the shop's folder: without npm, so that signals reach it, and in a checkout
 * without haat.mjs, which would install packages into a read-only folder.
 */
export const programOf = ({ isCheckout }: Pick<ShopFolder, 'isCheckout'>, command: string): readonly string[] =>
  isCheckout ? ['node', `src/cli/${command}.ts`] : ['node', 'node_modules/haat/src/cli/haat.mjs', command];

/** A program for `node -e` that asks the API host of the environment whether it takes requests. Its exit code is 0 if so, else 1. */
const ASK = `const h=process.env.HOST||'127.0.0.1',u='http://'+(h.includes(':')?'['+h+']':h)+':'+(process.env.PORT||4322)+'/api/ready';`;

/** Asks once. */
export const CHECK_READY = `${ASK}fetch(u).then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))`;

/** Asks until the host takes requests. */
export const WAIT_UNTIL_READY = `${ASK}setInterval(()=>fetch(u).then((a)=>a.ok&&process.exit(0),()=>0),500)`;
