import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readChangedProps } from '../../../src/integration/overrides/changed-props.ts';
import {
  COMPONENT_NAMES,
  type PublicComponent,
  PUBLIC_COMPONENTS,
} from '../../../src/integration/overrides/public-components.ts';
import { readPublicProps } from '../../support/component-props.ts';

const props = readPublicProps();
const components: [string, PublicComponent][] = Object.entries(PUBLIC_COMPONENTS);

describe('the public components', () => {
  test('have files', () => {
    expect(components.filter(([, { file }]) => !existsSync(`src/${file}`))).toEqual([]);
  });

  test('have the props that are recorded; what leaves the list belongs into changed-props.json', () => {
    expect(JSON.parse(readFileSync('src/components/public-props.json', 'utf8'))).toEqual(props);
    expect(props.ProductCard).toEqual(expect.arrayContaining(['card', 'card.price', 'card.badge?', 'eager?']));
  });

  test('have no prop that is recorded as changed', () => {
    const names = (list: readonly string[]) => list.map((name) => name.replace('?', ''));
    const back = readChangedProps().filter(({ component, prop }) => names(props[component]).includes(prop));
    expect(back).toEqual([]);
  });

  test('are exported with their types', () => {
    const types = readFileSync('src/layouts/public.d.ts', 'utf8');
    const exported = [...types.matchAll(/export \{ default as (\w+) \} from '([^']+)';/g)];
    expect(Object.fromEntries(exported.map(([, name, file]) => [name, join('layouts', file as string)]))).toEqual(
      Object.fromEntries(components.map(([name, { file }]) => [name, file])),
    );
  });

  test('are exported by the package, each by its file', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
    const paths = Object.entries(exports).filter(([path]) => path.startsWith('./components/'));
    expect(Object.fromEntries(paths)).toEqual(
      Object.fromEntries(components.map(([name, { file }]) => [`./components/${name}.astro`, `./src/${file}`])),
    );
  });

  test('are in the manual with their props and what has to stay', () => {
    const manual = readFileSync('src/components/README.md', 'utf8');
    const rows = [...manual.matchAll(/^\| `(\w+)` +\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)];
    expect(rows.map(([, ...cells]) => cells)).toEqual(
      COMPONENT_NAMES.map((name) => {
        const { shows, keep = 'nothing' }: PublicComponent = PUBLIC_COMPONENTS[name];
        const own = props[name].filter((prop) => !prop.includes('.'));
        return [name, shows, own.map((prop) => `\`${prop}\``).join(', '), keep];
      }),
    );
  });
});
