import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dropDispatcher, dropExports, listImports } from '../../src/integration/react-parts-plugin.ts';

const { resolve } = createRequire(import.meta.url);
const readReact = (name: string, file = name): string =>
  readFileSync(join(dirname(resolve(`${name}/package.json`)), `cjs/${file}.production.js`), 'utf8');
const client = readReact('react-dom', 'react-dom-client');

type Exports = Record<string, unknown>;

/** Runs the code of a CommonJS module. */
function run(code: string, modules: Record<string, Exports> = {}): Exports {
  const exports: Exports = {};
  new Function('exports', 'require', code)(exports, (name: string) => modules[name]);
  return exports;
}

describe('the parts of React in the browser', () => {
  const react = run(dropExports(readReact('react'), 'react', client));
  const scheduler = run(dropExports(readReact('scheduler'), 'scheduler', client));
  const dom = run(dropExports(readReact('react-dom'), 'react-dom', client), { react });

  it('leave out what no island uses', () => {
    expect(Object.keys(react)).toEqual(expect.arrayContaining(['useState', 'useEffect', 'useSyncExternalStore']));
    expect(Object.keys(react)).not.toContain('Children');
    expect(Object.keys(dom)).toHaveLength(1);
    expect(Object.keys(scheduler)).not.toContain('unstable_runWithPriority');
    expect(dropDispatcher(client).length).toBeLessThan(client.length);
  });

  it('are all that React DOM needs', () => {
    const { createRoot, hydrateRoot } = run(dropDispatcher(client), { react, scheduler, 'react-dom': dom });
    expect(createRoot).toBeTypeOf('function');
    expect(hydrateRoot).toBeTypeOf('function');
    expect(Object.keys(run(readReact('scheduler')))).toEqual(expect.arrayContaining(Object.keys(scheduler)));
  });

  it('are compared with what modules import', () => {
    expect(
      listImports('import { useState as a, useMemo } from "react";import { jsx } from "react/jsx-runtime"'),
    ).toEqual(['useState', 'useMemo']);
    expect(listImports("import React from 'react';\nimport * as All from 'react'")).toEqual(['*', '*']);
    expect(listImports('import "./a.js";\nimport { a } from "./react"')).toEqual([]);
  });
});
