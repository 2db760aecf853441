import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { digestFolder } from '../../support/digest-folder.ts';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Components of the product that the shop wraps. */
const WRAPPED = ['ProductCard', 'Footer', 'Price', 'Stars', 'Breadcrumb'];

/** As on a machine of its own: neither a test, nor below this checkout. */
export const ownEnvironment = {
  ...process.env,
  NODE_ENV: '',
  VITEST: '',
  NODE_OPTIONS: '',
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
};

export const run = (program: string, words: readonly string[], cwd: string): string =>
  execFileSync(program, words, { cwd, env: ownEnvironment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What the developer of a shop does with it, in a folder outside this checkout. */
export class Merchant {
  readonly work: string;
  readonly shop: string;

  /** `work` is an empty folder, which gets the shop. */
  constructor(work: string) {
    this.work = work;
    this.shop = join(work, 'my-shop');
  }

  path = (file: string): string => join(this.shop, file);
  read = (file: string): string => readFileSync(this.path(file), 'utf8');

  write(file: string, content: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  npx = (...words: string[]): string => run('npx', ['haat', ...words], this.shop);
  install = (...words: string[]): string => run('npm', ['install', ...QUIET, ...words], this.shop);

  /** Files that a merchant keeps: not packages, and not what commands make. */
  kept = (): string[] =>
    Object.keys(digestFolder(this.shop))
      .filter((file) => !/^\/(?:node_modules|\.builds|\.astro|\.haat|data|dist)\//.test(file))
      .sort();

  /** Makes the shop with nothing but the tarball. */
  makeShop(tarball: string): void {
    const answers = ['--yes', '--name', 'Meera Kurtis', '--city', 'Jaipur, Rajasthan', '--products', 'sample'];
    const haat = ['exec', '--yes', ...QUIET, `--package=${tarball}`, '--', 'haat'];
    run('npm', [...haat, 'new', 'my-shop', ...answers, '--from', tarball], this.work);
  }

  addProduct(): void {
    cpSync(resolve('tests/fixtures/second-shop/images/cup.png'), this.path('catalog/images/kurtis/plain-mug.png'));
    const product = {
      sku: 'MUG-1',
      title: 'Plain mug',
      seller: readdirSync(this.path('catalog/sellers'))[0]?.replace('.json', ''),
      offers: { in: { price: 149 } },
      images: [{ src: 'kurtis/plain-mug.png', alt: 'Plain mug' }],
      legal: { genericName: 'Mug', netQuantity: '1 N', countryOfOrigin: 'India' },
    };
    this.write('catalog/products/home/plain-mug.json', JSON.stringify(product));
  }

  changeTheme(): void {
    this.write('theme.css', `${this.read('theme.css')}\n:root {\n  --radius-m: 1px;\n}\n`);
  }

  wrapComponents(names: readonly string[] = WRAPPED): void {
    for (const name of names)
      this.write(
        `src/components/${name}.astro`,
        `---
import { ${name} } from 'haat/components';
import type { ComponentProps } from 'astro/types';

type Props = ComponentProps<typeof ${name}>;
---

<!-- -->
<${name} {...Astro.props} />${name === 'Footer' ? '\n<p>Stitched in Jaipur.</p>' : ''}
`,
      );
    const components = names.map((name) => `      ${name}: './src/components/${name}.astro',\n`);
    this.write(
      'astro.config.mjs',
      `import { defineConfig } from 'astro/config';
import haat from 'haat';

export default defineConfig({
  integrations: [haat({ components: {\n${components.join('')}    } })],
});
`,
    );
  }

  addPage(): void {
    this.write(
      'src/pages/our-story.astro',
      `---
import { Page } from 'haat/components';
---

<Page title="Our story" description="Who stitches our kurtis.">
  <h1>Our story</h1>
</Page>
`,
    );
  }

  /** Puts the tarball of a later version into the shop, as `npm update haat` does once a registry has it. */
  update(tarball: string, name: string): void {
    cpSync(tarball, this.path(`vendor/${name}`));
    this.install(`./vendor/${name}`);
  }
}
