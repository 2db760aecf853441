import { isInstalled } from './package.ts';

/** The commands of the package, each with its script in this repository's package.json. */
const SCRIPTS = {
  new: 'new-shop',
  start: 'start',
  build: 'build',
  merge: 'build:merge',
  deploy: 'deploy',
  hosting: 'hosting',
  dev: 'dev',
  api: 'api',
  operator: 'operator',
  budget: 'budget',
  report: 'report',
  check: 'check',
  import: 'catalog:import',
  export: 'catalog:export',
  doctor: 'doctor',
  upgrade: 'upgrade',
  'pin-codes': 'pin-codes',
  messages: 'messages',
} as const;

/** The name of a command, as `npx haat` takes it. */
export type Command = keyof typeof SCRIPTS;

/**
 * A command as it is typed in a terminal, for texts that tell people to run it: `npm run operator -- payouts list` in the repository,
 * `npx haat operator payouts list` in a shop that has installed the package. Not for pages of the site: they are the same in both.
 */
export function commandLine(command: Command, words = ''): string {
  if (isInstalled) return `npx haat ${command}${words && ` ${words}`}`;
  const script = SCRIPTS[command];
  return `npm ${script === 'start' ? '' : 'run '}${script}${words && ` -- ${words}`}`;
}
