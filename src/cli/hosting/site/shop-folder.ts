import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { findFolders } from '../../../integration/files/folders.ts';
import { isInstalled } from '../../../package.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** The folder from which the commands of a shop are run, for hosts on which they run again: containers and services. */
export interface ShopFolder {
  /** The folder of package.json. */
  readonly folder: string;
  /** The catalogue, as a path from there or an absolute one. */
  readonly catalog: string;
  /** Where pages ask the API host: `/api`, or an address; undefined for a shop without one. */
  readonly api: string | undefined;
  /** Packages that package.json takes from files (`"haat": "file:haat-0.1.0.tgz"`), as paths from the folder. */
  readonly packageFiles: readonly string[];
  /** The Node that runs the command; one that can run it. */
  readonly node: string;
  /** Whether it is a checkout of this project, not a folder in which it is installed. */
  readonly isCheckout: boolean;
}

/** Reads the folder that a command was started in. What is missing or broken is left out: the site has been built already. */
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

/** Whether a path from a folder leads out of it. */
export const leadsOut = (path: string): boolean => /^\.\.(?:[\\/]|$)/.test(path) || isAbsolute(path);

/**
 * The words that run a command (`build`, `api`, `hosting`, `operator`) in the shop's folder: without npm, so that signals reach it, and in a
 * checkout without haat.mjs, which would install packages into a folder that is read-only.
 */
export const programOf = ({ isCheckout }: Pick<ShopFolder, 'isCheckout'>, command: string): readonly string[] =>
  isCheckout ? ['node', `src/cli/${command}.ts`] : ['node', 'node_modules/haat/src/cli/haat.mjs', command];

/** A program for `node -e` that asks the API host of the environment whether it takes requests: it ends with 0 if so, else with 1. */
const ASK = `const h=process.env.HOST||'127.0.0.1',u='http://'+(h.includes(':')?'['+h+']':h)+':'+(process.env.PORT||4322)+'/api/ready';`;

/** Asks once. */
export const CHECK_READY = `${ASK}fetch(u).then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))`;

/** Asks until the host takes requests. */
export const WAIT_UNTIL_READY = `${ASK}setInterval(()=>fetch(u).then((a)=>a.ok&&process.exit(0),()=>0),500)`;
