import { afterEach, describe, expect, test, vi } from 'vitest';
import { operatorPages } from '../../../src/api/office/operator/pages.ts';
import { sellerPages } from '../../../src/api/office/seller/pages.ts';
import type { HostServices } from '../../../src/api/entry/services.ts';
import { ROUTES } from '../../../src/views/routes.ts';
import { PHOTOS } from './all.ts';
import { chosenPlates, chosenSchemes, chosenScreens, endingOf } from './choice.ts';

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

  // What is shown or saved as a file, and the invitation, which is the form of a login.
  const files = /\/(?:pictures?|photo|thumbnail|file|bank-file|join|print|pin-codes)\b|\/documents\/|\.csv$/;

  test.each([
    ['operator', operatorPages],
    ['seller', sellerPages],
  ] as const)('the pages of the office of the %s', (room, list) => {
    const paths = list({} as HostServices)
      .filter(({ method, path }) => method === 'get' && !files.test(path))
      .map(({ path }) => path.replace(/^\/(?:operator|seller-office)/, ''));
    expect(paths.length).toBeGreaterThan(6);
    const taken = kindsIn(room);
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

  test('is light and in English, on a phone and a wide screen', () => {
    for (const name of ['WIDTHS', 'SCHEME', 'LANGUAGES']) vi.stubEnv(name, '');
    expect(chosenScreens().map(({ width }) => width)).toEqual([360, 1280]);
    expect(chosenPlates().map(endingOf)).toEqual(['-360', '-1280']);
  });

  test('may be other screens, schemes and languages', () => {
    vi.stubEnv('WIDTHS', '768, 1920');
    vi.stubEnv('SCHEME', 'light,dark');
    vi.stubEnv('LANGUAGES', 'en,ta');
    expect(chosenScreens().map(({ width }) => width)).toEqual([768, 1920]);
    expect(chosenSchemes()).toEqual(['light', 'dark']);
    expect(chosenPlates().map(endingOf)).toEqual([
      ...['-768', '-1920', '-768-dark', '-1920-dark'],
      ...['-768-ta', '-1920-ta', '-768-dark-ta', '-1920-dark-ta'],
    ]);
  });

  test('is refused in a plain sentence where it is not known', () => {
    vi.stubEnv('WIDTHS', '361');
    expect(chosenScreens).toThrow('WIDTHS names "361". Give some of 360, 768, 1280, 1920, with commas between.');
  });
});
