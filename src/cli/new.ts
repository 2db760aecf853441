/** `npm run new-shop -- FOLDER`, in an installed package `haat new FOLDER`: makes a shop in a new folder. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { SCHEMAS_FOLDER, writeJsonSchemas } from '../catalog/json-schemas/write-json-schemas.ts';
import { collectChoices, AnswersRefused } from './new-shop/ask.ts';
import { settleDependency, SourceRefused } from './new-shop/dependency.ts';
import { makeCatalog } from './new-shop/make-catalog.ts';
import { makeProject } from './new-shop/make-project.ts';
import { checkFolder, FolderRefused, writeShop } from './new-shop/write-shop.ts';
import { commandLine } from '../command-line.ts';
import { isInstalled, packageFolder } from '../package.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('new', 'FOLDER OPTIONS')}

Makes a shop in a new folder, asks for what no option says, and installs its packages.

--name NAME           the shop's name: "Meera's Kurtis"
--market ID           in (India) or ae (Emirates)
--city CITY           city and state from where you send: "Jaipur, Rajasthan"
--seller NAME         the person or business that sells, as on invoices
--gstin GSTIN         of the seller, or none
--contact CONTACT     where orders go: a WhatsApp number or an e-mail address
--colour COLOUR       of the shop: "#b3123f"
--theme NAME          bazaar, fashion, jeweller or wholesaler, in place of a colour
--products SAMPLES    sample or none
--yes                 default answers to all that no option says
--from PACKAGE        the haat to use: its tarball, the https address of one, or a version; else the one that runs
--no-install          installs no packages`;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    ...{
      name: text,
      market: text,
      city: text,
      seller: text,
      gstin: text,
      contact: text,
      colour: text,
      products: text,
    },
    ...{ yes: flag, theme: text, from: text, 'no-install': flag },
  },
});

/** Errors about what was typed, which are shown without a stack. */
const REFUSALS = [AnswersRefused, FolderRefused, SourceRefused];

try {
  await makeShop();
} catch (error) {
  if (!REFUSALS.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function makeShop(): Promise<void> {
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0)
    throw new AnswersRefused(`Give the name of one folder for the shop.\n\n${USAGE}`);
  const start = process.cwd();
  const folder = resolve(start, named);
  checkFolder(folder);
  const choices = await ask();
  const { version, dependencies, repository } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  ) as {
    version: string;
    dependencies: Record<string, string>;
    repository?: { url: string } | string;
  };
  const address = typeof repository === 'string' ? repository : repository?.url;
  await writeShop(folder, makeCatalog(choices), async (draft) => {
    const specification = await settleDependency(draft, values.from, { repository: address, pack });
    return makeProject(choices, { version, specification, dependencies });
  });
  writeJsonSchemas(join(folder, 'catalog'), join(folder, SCHEMAS_FOLDER));
  const isInstalledNow = values['no-install'] !== true && install(folder);
  const shown = relative(start, folder) || '.';
  const steps = [`cd ${shown}`, ...(isInstalledNow ? [] : ['npm install']), commandLine('dev')];
  console.log(
    `\n${choices.name} is in ${shown}. Its README.md says what to do first.\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`,
  );
  if (values['no-install'] !== true && !isInstalledNow) {
    console.error('The packages could not be installed. Check the network, then run npm install in the folder.');
    process.exitCode = 1;
  }
}

async function ask() {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    return await collectChoices({
      given: Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      takesDefaults: values.yes === true,
      ...(terminal && { ask: askOn(terminal) }),
      say: (message) => console.log(message),
    });
  } finally {
    terminal?.close();
  }
}

/** Asks on a terminal. Lines that were typed or pasted before their question are kept for it. */
function askOn(terminal: Interface): (question: string) => Promise<string> {
  const lines = terminal[Symbol.asyncIterator]();
  return async (question) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const line = await lines.next();
    // The person has pressed Ctrl+D or Ctrl+C.
    if (line.done) throw new AnswersRefused('\nNo shop was made.');
    return line.value;
  };
}

/** Runs npm, the same one that runs this command if there is one. Returns whether it succeeded. Standard output is reserved for this command. */
function runNpm(folder: string, words: readonly string[]): boolean {
  const { npm_execpath: script } = process.env;
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script);
  const [program, ...first] = isNpm ? [process.execPath, script] : ['npm'];
  return (
    spawnSync(program as string, [...first, ...words], {
      cwd: folder,
      stdio: ['ignore', 2, 'inherit'],
      shell: !isNpm && process.platform === 'win32',
    }).status === 0
  );
}

function install(folder: string): boolean {
  console.error('Installing packages (once, a few minutes on a slow link) ...');
  return runNpm(folder, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Packs the running package. An installed one is already compiled. */
async function pack(folder: string): Promise<void> {
  console.error('Packing haat ...');
  const words = ['pack', '--silent', '--pack-destination', folder, ...(isInstalled ? ['--ignore-scripts'] : [])];
  if (!runNpm(packageFolder, words)) throw new SourceRefused('npm could not pack haat. Give its tarball with --from.');
}
