import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { operatorPages } from '../../../src/api/office/operator/pages.ts';
import type { HostServices } from '../../../src/api/entry/services.ts';
import { ROUTES } from '../../../src/views/routes.ts';
import { PHOTOS } from './all.ts';
import { chosenSchemes, chosenScreens } from './choice.ts';

/** A new kind of page fails here until `npm run photos` photographs it. */

const kindsIn = (...rooms: readonly (keyof typeof PHOTOS)[]): ReadonlySet<string> =>
  new Set(rooms.flatMap((room) => PHOTOS[room].map(({ of }) => of)));

describe('each kind of page is photographed:', () => {
  test('the routes of the site', () => {
    // The styleguide has pictures of its own.
    const routes = Object.keys(ROUTES).filter((route) => route !== 'styleguide');
    const taken = kindsIn('shop', 'seller');
    expect(routes.filter((route) => !taken.has(route))).toEqual([]);
  });

  test('the sections of a seller’s dashboard', () => {
    const sections = globSync('src/components/seller/*.astro').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/data-section="([a-z]+)"/g)].map(([, name]) => `sellerDashboard#${name}`),
    );
    expect(sections.length).toBeGreaterThan(5);
    const taken = kindsIn('seller');
    expect(sections.filter((section) => !taken.has(section))).toEqual([]);
  });

  test('the pages of the operator’s dashboard', () => {
    // What is shown or saved as a file, and the invitation, which is the form of a login.
    const files = /\/(?:pictures?|thumbnail|documents?|files?|bank-file|join)\b|\.csv$/;
    const paths = operatorPages({} as HostServices)
      .filter(({ method, path }) => method === 'get' && !files.test(path))
      .map(({ path }) => path.replace(/^\/operator/, ''));
    expect(paths.length).toBeGreaterThan(20);
    const taken = kindsIn('operator');
    expect(paths.filter((path) => !taken.has(path))).toEqual([]);
  });
});

test('each photograph has a name of its own', () => {
  for (const photos of Object.values(PHOTOS)) {
    const names = photos.map(({ name, on = '' }) => `${name} ${on}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

describe('what is asked for', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is light, on a phone and a wide screen', () => {
    for (const name of ['WIDTHS', 'SCHEME']) vi.stubEnv(name, '');
    expect(chosenScreens().map(({ width }) => width)).toEqual([360, 1280]);
    expect(chosenSchemes()).toEqual(['light']);
  });

  test('may be other screens and schemes', () => {
    vi.stubEnv('WIDTHS', '768, 1920');
    vi.stubEnv('SCHEME', 'light,dark');
    expect(chosenScreens().map(({ width }) => width)).toEqual([768, 1920]);
    expect(chosenSchemes()).toEqual(['light', 'dark']);
  });

  test('is refused in a plain sentence where it is not known', () => {
    vi.stubEnv('WIDTHS', '361');
    expect(chosenScreens).toThrow('WIDTHS names "361". Give some of 360, 768, 1280, 1920, with commas between.');
  });
});
