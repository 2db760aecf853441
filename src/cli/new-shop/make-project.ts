import { makeEditorSettings } from '../../catalog/json-schemas/write-json-schemas.ts';
import { NAMED_BY_SHOPS } from '../../package.ts';
import { makeTheme } from '../../theme/make-theme.ts';
import { type Files, type ShopChoices, toId, toJson } from './choices.ts';
import { readTemplateText, readTheme } from './template.ts';

/** The package that a new shop depends on. */
interface MadeWith {
  /** Its version, from which `haat upgrade` starts. */
  readonly version: string;
  /** What npm installs: `file:vendor/haat-0.1.0.tgz`, or the address of a release. */
  readonly specification: string;
  /** The versions of all packages on which it depends. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Files of the template that are copied unchanged, with their new paths. */
const COPIED: Readonly<Record<string, string>> = {
  'astro.config.txt': 'astro.config.mjs',
  'gitattributes.txt': '.gitattributes',
  'gitignore.txt': '.gitignore',
  'publish.yml': '.github/workflows/publish.yml',
};

const pick = (versions: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (versions[name] === undefined ? [] : [[name, versions[name]]])));

/** The files of a new shop outside its catalogue, by path. */
export function makeProject(
  { name, seller, market, phone, colour, theme }: ShopChoices,
  { version, specification, dependencies }: MadeWith,
): Files {
  const readme = readTemplateText('readme.txt')
    .replaceAll('%NAME%', () => name)
    .replaceAll('%SELLER%', toId(seller))
    .replaceAll('%MARKET%', market)
    .replaceAll('%VERSION%', () => version)
    .replaceAll('%CHANNEL%', phone === undefined ? 'e-mail address' : 'WhatsApp number');
  return new Map([
    [
      'package.json',
      toJson({
        name: toId(name),
        private: true,
        type: 'module',
        scripts: {
          ...Object.fromEntries(
            ['dev', 'check', 'build', 'start', 'budget', 'hosting', 'deploy'].map((command) => [
              command,
              `haat ${command}`,
            ]),
          ),
          // Text editors then find the schemas in any new copy of the shop. It may fail, as the shop works without them.
          postinstall: 'haat check --schemas || exit 0',
        },
        dependencies: { ...pick(dependencies, NAMED_BY_SHOPS), haat: specification },
        // `haat upgrade` starts from this version.
        haat: { madeWith: version },
      }),
    ],
    ['.vscode/settings.json', makeEditorSettings()],
    ['tsconfig.json', toJson({ extends: 'astro/tsconfigs/strict', exclude: ['dist', '.builds'] })],
    ['README.md', readme],
    ['theme.css', colour === undefined ? readTheme(theme ?? 'bazaar') : makeTheme(colour).css],
    ...Object.entries(COPIED).map(([from, to]): [string, string] => [to, readTemplateText(from)]),
  ]);
}
