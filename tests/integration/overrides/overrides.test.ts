import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ChangedProp,
  findChangedProps,
  formatChangedProp,
} from '../../../src/integration/overrides/changed-props.ts';
import { findUnusedOverrides } from '../../../src/integration/overrides/find-unused.ts';
import { originalOf, type Override, readOverrides } from '../../../src/integration/overrides/read-overrides.ts';
import { rewriteImports } from '../../../src/integration/overrides/rewrite-imports.ts';
import { listShopTemplates } from '../../../src/integration/overrides/shop-templates.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const shop = makeTemporaryFolder();
const project = process.cwd();
const write = (file: string, text: string): string => {
  mkdirSync(join(shop, file, '..'), { recursive: true });
  writeFileSync(join(shop, file), text);
  return join(shop, file);
};

beforeEach(() => process.chdir(shop));
afterEach(() => process.chdir(project));

describe('the option "components"', () => {
  test('names components of the shop by those whose place they take', () => {
    const file = write('src/components/Card.astro', '<li />');
    expect(readOverrides({ ProductCard: './src/components/Card.astro', Header: undefined })).toEqual([
      { name: 'ProductCard', original: originalOf('ProductCard'), file },
    ]);
  });

  test('with faults ends in one error that says what to change', () => {
    const wrong = {
      ProductCrad: './src/components/Card.astro',
      Header: './src/components/Missing.astro',
      Footer: '../elsewhere/Footer.astro',
      Logo: './src/components/logo.ts',
    };
    let message = '';
    try {
      readOverrides(wrong);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message).toContain(
      'There is no public component "ProductCrad": did you mean "ProductCard"? The names are: Header, Footer,',
    );
    expect(message).toContain('components.Header is ./src/components/Missing.astro, and there is no such file.');
    expect(message).toContain('components.Footer is ../elsewhere/Footer.astro, which is not in the shop');
    expect(message).toContain('Move the file there: ./src/components/Footer.astro');
    expect(message).toContain('components.Logo is ./src/components/logo.ts. A file that ends with .astro is expected.');
  });
});

describe('imports of public components', () => {
  test('become those of single files, with lines where they were', () => {
    expect(rewriteImports("import { ProductCard, Price as Tag } from 'haat/components';\nconst a = 1;")).toBe(
      "import ProductCard from 'haat/components/ProductCard.astro';import Tag from 'haat/components/Price.astro';\nconst a = 1;",
    );
    expect(rewriteImports('import {\n  Footer,\n  type Props,\n} from "haat/components"')).toBe(
      "import Footer from 'haat/components/Footer.astro'\n\n\n",
    );
  });

  test('of other things stay', () => {
    for (const code of [
      "import type { Props } from 'haat/components';",
      "import * as all from 'haat/components';",
      "import { a } from 'haat';",
      "import { ProductCard, // the card\n} from 'haat/components';",
    ])
      expect(rewriteImports(code)).toBe(code);
  });
});

describe('props that have changed', () => {
  const changed: ChangedProp[] = [
    { component: 'ProductCard', prop: 'first', since: '0.2.0', use: 'Use eager.' },
    { component: 'ProductCard', prop: 'card.cost', since: '0.2.0', use: 'Use card.price.now.' },
    { component: 'Price', prop: 'big', since: '0.3.0', use: 'Use large.' },
  ];
  const check = async (file: string, text: string, name?: Override['name']) => {
    const path = write(file, text);
    const own = name === undefined ? [] : [{ name, original: originalOf(name), file: path }];
    return (await findChangedProps([path], own, changed)).map(formatChangedProp);
  };

  test('are found in an override that takes them by name', async () => {
    const text =
      '---\n// कार्ड\nconst {\n  card: { cost },\n  first = false,\n} = Astro.props as Props;\n---\n<li>{cost}</li>\n';
    expect(await check('src/components/Card.astro', text, 'ProductCard')).toEqual([
      'src/components/Card.astro:4:11 uses card.cost of ProductCard, which version 0.2.0 has changed. Use card.price.now.',
      'src/components/Card.astro:5:3 uses first of ProductCard, which version 0.2.0 has changed. Use eager.',
    ]);
  });

  test('are found where they are read in markup, also through names of their own', async () => {
    const text =
      '---\nconst props = Astro.props;\nconst product = props.card;\n---\n<li hidden={Astro.props.first}>{product.cost}</li>\n';
    expect(await check('src/components/Card.astro', text, 'ProductCard')).toEqual([
      expect.stringMatching(/^src\/components\/Card\.astro:5:25 uses first of ProductCard/),
      expect.stringMatching(/^src\/components\/Card\.astro:5:41 uses card\.cost of ProductCard/),
    ]);
  });

  test('are found where any template gives them to a component', async () => {
    const text =
      "---\nimport { ProductCard as Card } from 'haat/components';\nimport Price from 'haat/components/Price.astro';\n---\n{list.map((card) => (\n  <Card card={card} first />\n))}\n<Price big price={p} />\n";
    expect(await check('src/pages/sale.astro', text)).toEqual([
      'src/pages/sale.astro:6:21 uses first of ProductCard, which version 0.2.0 has changed. Use eager.',
      'src/pages/sale.astro:8:8 uses big of Price, which version 0.3.0 has changed. Use large.',
    ]);
  });

  test('are not seen in names that have nothing to do with them', async () => {
    const text =
      "---\nimport Card from './Card.astro';\nconst first = 1, big = { cost: 2 };\n---\n<Card first big={big.cost + first} />\n";
    expect(await check('src/components/Other.astro', text, 'Price')).toEqual([]);
  });
});

describe('overrides that show nothing', () => {
  test('are those that no template imports, and files that nothing names', () => {
    const card = {
      name: 'ProductCard',
      original: originalOf('ProductCard'),
      file: '/shop/src/components/Card.astro',
    } as const;
    const templates = new Map([
      [card.file, "import Stars from './Stars.astro';"],
      ['/shop/src/components/Stars.astro', ''],
      ['/shop/src/components/Gallery.astro', ''],
      ['/shop/src/components/Sale.astro', ''],
      ['/shop/src/pages/Hero.astro', ''],
    ]);
    expect(findUnusedOverrides([{ ...card, isUsed: false }], templates)).toEqual([
      'components.ProductCard (/shop/src/components/Card.astro) is imported by no template: what shows it is overridden, too.',
      expect.stringMatching(
        /^\/shop\/src\/components\/Gallery\.astro has the name of the component ProductGallery, but nothing uses it\./,
      ),
    ]);
  });

  test('are looked for in all templates of the shop', () => {
    write('src/pages/deep/a.astro', '');
    expect(listShopTemplates()).toContain(join(shop, 'src/pages/deep/a.astro'));
  });
});
