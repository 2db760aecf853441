// Plain JavaScript without packages: src/cli/haat.mjs reads it on the machine's own Node.

/**
 * The commands of `haat`: the file in this folder, and what it does. All but those with `needsShop: false` run in the folder of a shop.
 *
 * @type {Readonly<Record<string, { file: string, says: string, needsShop?: boolean }>>}
 */
export const COMMANDS = {
  new: { file: 'new', says: 'makes a shop in a new folder', needsShop: false },
  dev: { file: 'dev', says: 'shows the shop while it is edited' },
  check: { file: 'catalog-check', says: 'checks the catalogue' },
  import: { file: 'import', says: 'makes product files of what another system exports' },
  export: { file: 'export', says: 'writes the products as a table' },
  build: { file: 'build', says: 'builds the site into dist' },
  merge: { file: 'merge', says: 'joins the shards of a build' },
  start: { file: 'start', says: 'builds the site and serves it with the API host' },
  budget: { file: 'budget', says: 'prints what the pages of the last build weigh' },
  report: { file: 'report', says: 'writes a page with figures about the catalogue and the last build' },
  deploy: { file: 'deploy', says: 'sends the site to storage or a web server' },
  hosting: { file: 'hosting', says: 'writes configuration for a web server or CDN' },
  doctor: { file: 'doctor', says: 'says what is wrong with the set-up of a shop' },
  upgrade: { file: 'upgrade', says: 'takes a shop to the version of the package' },
  api: { file: 'api', says: 'runs the API host' },
  operator: { file: 'operator', says: 'looks after the API host: payouts, backups, alerts' },
};

/** The list of commands, for `haat --help`. */
export function describeCommands() {
  const rows = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(10)}${says}`);
  return ['haat COMMAND --help says more of a command.', '', ...rows].join('\n');
}
