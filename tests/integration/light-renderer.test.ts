import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteData } from 'astro';
import { describe, expect, test } from 'vitest';
import { type ComponentApp, openLightRenderer } from '../../src/integration/render/light/light-renderer.ts';
import { NeedsAstro } from '../../src/integration/render/light/page-context.ts';

const FOLDER = 'src/integration/render/light';
const ROUTE = { component: 'src/routes/index.astro' } as RouteData;

/** A renderer of one route, of which `template` is the compiled component, with what was asked of Astro and what it has warned of. */
function open(template: () => unknown, pageOfAstro = '<!DOCTYPE html><p>1 &lt; 2') {
  const asked: string[] = [];
  const warnings: string[] = [];
  const app: ComponentApp = {
    manifest: { base: '/', entryModules: {} },
    getComponentByRoute: async () => ({ default: template }),
  };
  const renderByAstro = async (path: string) => {
    asked.push(path);
    return pageOfAstro;
  };
  const render = openLightRenderer(
    app,
    () => '',
    renderByAstro,
    (message) => void warnings.push(message),
  );
  return { asked, warnings, render: (path: string) => render(path, ROUTE, {}) };
}
const templateOf = (htmlParts: readonly string[], ...expressions: readonly unknown[]) => ({
  [Symbol.for('astro.renderTemplateResult')]: true,
  htmlParts,
  expressions,
});

describe('a route', () => {
  test('is rendered without Astro once its first page was the same', async () => {
    const { asked, warnings, render } = open(() => templateOf(['<p>', ''], '1 < 2'));
    expect(await render('/1')).toBe('<!DOCTYPE html><p>1 &lt; 2');
    expect(await render('/2')).toBe('<!DOCTYPE html><p>1 &lt; 2');
    expect({ asked, warnings }).toEqual({ asked: ['/1'], warnings: [] });
  });

  test.each([
    ['differ', () => templateOf(['<p>other'])],
    [
      'fail (no such field)',
      () => {
        throw new Error('no such field');
      },
    ],
  ])('is rendered by Astro, with a warning, if its pages %s', async (result, template) => {
    const { asked, warnings, render } = open(template);
    expect(await render('/1')).toBe('<!DOCTYPE html><p>1 &lt; 2');
    expect(await render('/2')).toBe('<!DOCTYPE html><p>1 &lt; 2');
    expect(asked).toEqual(['/1', '/2']);
    expect(warnings).toEqual([
      expect.stringContaining(`src/routes/index.astro is rendered by Astro alone: without it, its pages ${result}.`),
    ]);
  });

  test('is rendered by Astro without a warning from the page on that needs it', async () => {
    let needsAstro = false;
    const { asked, warnings, render } = open(() => {
      if (needsAstro) throw new NeedsAstro('Astro.url');
      return templateOf(['<p>', ''], '1 < 2');
    });
    await render('/1');
    needsAstro = true;
    expect(await render('/2')).toBe('<!DOCTYPE html><p>1 &lt; 2');
    await render('/3');
    expect({ asked, warnings }).toEqual({ asked: ['/1', '/2', '/3'], warnings: [] });
  });
});

test('what comes later is put in its place, in the order of the page', async () => {
  const late = (value: unknown, turns: number): Promise<unknown> =>
    turns === 0 ? Promise.resolve(value) : Promise.resolve().then(() => late(value, turns - 1));
  const script = (id: string) => ({
    [Symbol.for('astro:render')]: true,
    type: 'script',
    id,
    content: `<script src="${id}">`,
  });
  const { asked, warnings, render } = open(
    () =>
      templateOf(
        ['<p>', '', '', '', '</p>'],
        late(script('a'), 9),
        late([1, late('b', 3)], 5),
        late(script('a'), 1),
        false,
      ),
    '<!DOCTYPE html><p><script src="a">1b</p>',
  );
  await render('/1');
  expect(await render('/2')).toBe('<!DOCTYPE html><p><script src="a">1b</p>');
  expect({ asked, warnings }).toEqual({ asked: ['/1'], warnings: [] });
});

test('the light renderer has at most 200 lines', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const lines = files.map((name) => readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(200);
});
