import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie, Page } from '@playwright/test';
import { fillEveryState } from '../operator-data.ts';
import { signInToDashboard } from '../operator-steps.ts';
import { SITE_FOLDER } from '../built-shop.ts';
import { openRealHost, type RealHost, test as base } from '../real-host.ts';
import { Complaints } from '../shop.ts';
import { OwnShop } from '../own-shop.ts';
import { makeShopOfPhotographs } from '../../support/shop-of-photographs.ts';
import { font } from '../styleguide/font.ts';
import { endingOf, isChosen, type Language, MOST_HEIGHT, outFolder, type Plate, type Screen } from './choice.ts';
import type { Office, Photo, Studio } from './photo.ts';
import { type Gallery, SHAPES } from './photographs.ts';

/** Takes the photographs: one test for each. */

/** Machines without letters of Hindi show them, too. */
const HINDI = [400, 700]
  .map((weight) => font('Hindi', `noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal`, weight))
  .join('');
const IN_HINDI = ':lang(hi),input{font-family:"Open Sans",Hindi,system-ui,sans-serif}';

/** What worker-wide fixtures hold. */
interface Desks {
  filled: Office['filled'];
  empty: RealHost;
  cookies: Readonly<Record<'filled' | 'empty', readonly Cookie[]>>;
  albums: Gallery['albums'];
}

const test = base.extend<Pick<Office, 'openDesk'>, Desks>({
  // What the browser complains of is for other tests.
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
  complaints: async ({}, use) => use(new Complaints()),
  filled: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const host = await openRealHost();
      await use(Object.assign(host, { data: await fillEveryState(host) }));
      await host.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  empty: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const host = await openRealHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  cookies: [
    async ({ browser, filled, empty }, use) => {
      const signIn = async (host: RealHost) => {
        const page = await browser.newPage();
        await signInToDashboard(page, host, 'asha');
        const cookies = await page.context().cookies();
        await page.close();
        return cookies;
      };
      await use({ filled: await signIn(filled), empty: await signIn(empty) });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  albums: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const shops = await Promise.all(
        Object.entries(SHAPES).map(async ([name, theme]) => {
          const shop = new OwnShop();
          await makeShopOfPhotographs(shop.catalog);
          return { name, shop, address: await shop.open(theme === '' ? {} : { THEME_FILE: theme }) };
        }),
      );
      await use(Object.fromEntries(shops.map(({ name, address }) => [name, address])) as Gallery['albums']);
      for (const { shop } of shops) shop.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  openDesk: async ({ page, context, filled, empty, cookies }, use) => {
    const hosts = { filled, empty };
    await use(async (host, path) => {
      await context.addCookies([...cookies[host]]);
      await page.goto(`${hosts[host].address}/api/operator${path}`);
    });
  },
});

/** Declares the photographs of the shop. */
export const photographShop = (photos: readonly Photo<string, Studio>[]): void =>
  declare('shop', photos, (name, photo) =>
    test(name, async ({ page, context, activate, shop }, { project }) => {
      await expose(name, photo, { page, context, activate, shop }, project.metadata as Plate);
    }),
  );

/** Declares those of the shop of photographs. */
export const photographGallery = (photos: readonly Photo<string, Gallery>[]): void =>
  declare('photographs', photos, (name, photo) =>
    test(name, async ({ page, context, activate, shop, albums }, { project }) => {
      await expose(name, photo, { page, context, activate, shop, albums }, project.metadata as Plate);
    }),
  );

/** Declares the photographs of the rooms of sellers and operator. */
export const photographOffice = (room: 'seller' | 'operator', photos: readonly Photo[]): void =>
  declare(room, photos, (name, photo) =>
    test(name, async ({ page, context, activate, shop, filled, empty, openDesk }, { project }) => {
      const office = { page, context, activate, shop, filled, empty, openDesk };
      await expose(name, photo, office, project.metadata as Plate);
    }),
  );

/** A test for each photograph that was asked for. */
function declare<Means>(
  room: string,
  photos: readonly Photo<string, Means>[],
  add: (name: string, photo: Photo<string, Means>) => void,
): void {
  for (const photo of photos) {
    const name = `${room}-${photo.name}`;
    if (!isChosen(name)) continue;
    test.describe(() => {
      test.use({ javaScriptEnabled: !photo.withoutScript });
      add(name, photo);
    });
  }
}

async function expose<Means extends Studio>(
  name: string,
  { on, reach, view, passes }: Photo<string, Means>,
  means: Means,
  plate: Plate,
): Promise<void> {
  const { screen, language } = plate;
  test.skip(on === 'touch' && !screen.isTouched, 'for phones alone');
  test.skip(on === 'mouse' && screen.isTouched, 'for screens with a mouse alone');
  test.skip(language !== 'en' && (view === 'screen' || passes === true), 'lost when another language is chosen');
  try {
    await reach(means);
  } catch (error) {
    throw new Error(
      `${name} is not photographed at ${screen.width}: its state can’t be reached. ${(error as Error).message.split('\n')[0]}`,
    );
  }
  const { page } = means;
  if (language !== 'en') {
    const address = inLanguage(page.url(), language);
    test.skip(address === undefined, 'not in this language');
    await page.goto(address as string);
  }
  await page.mouse.move(0, 0);
  await settle(page);
  if (view !== 'screen') await unroll(page, screen);
  await page.screenshot({
    path: join(outFolder(), `${name}${endingOf(plate)}.png`),
  });
}

/** The same page in another language, with its search and hash: Arabic is spoken in the Emirates. Undefined if the shop has none. */
function inLanguage(url: string, language: Language): string | undefined {
  const { pathname, search, hash } = new URL(url);
  const path = pathname.replace(/^\/en-ae(?=\/|$)|\/$/g, '');
  if (language !== 'ar' && path !== pathname.replace(/\/$/, '')) return undefined;
  const address = `/${language === 'ar' ? 'ar-ae' : language}${path}`;
  return existsSync(join(SITE_FOLDER, `${address}.html`)) ? address + search + hash : undefined;
}

/** Waits until nothing is fetched any more, with pictures further down and letters of Hindi. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([fonts, rule]) => {
      for (const image of document.querySelectorAll('img')) {
        image.loading = 'eager';
        // Those that are far away stay away in a window that does not scroll (styles/base.css).
        image.style.animation = 'none';
      }
      // Playwright’s own way to add styles needs the page’s script.
      const add = (text: string) => {
        const element = document.createElement('style');
        element.id = 'hindi';
        element.textContent = text;
        document.head.append(element);
      };
      if (document.querySelector('#hindi')) return;
      add(fonts);
      // Words that are laid out with a font before it has come can keep gaps for its letters.
      await Promise.all([...document.fonts].map((face) => face.load()));
      add(rule);
    },
    [HINDI, IN_HINDI] as const,
  );
  // Pages that ask the host again and again are never idle.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Makes the window as high as its page, so that parts further down are drawn, and bars at the lower edge cover nothing. */
async function unroll(page: Page, { width, height }: Screen): Promise<void> {
  const whole = await page.evaluate(() => {
    scrollTo(0, 0);
    // What is as high as the window stays as high as that of a shopper.
    for (const { style, heights } of [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { height, minHeight, maxHeight, position, overflowY } = getComputedStyle(element);
      const own = position === 'sticky' && overflowY !== 'visible' ? { height } : {};
      return {
        style: element.style,
        heights: Object.entries({ 'min-height': minHeight, 'max-height': maxHeight, ...own }),
      };
    }))
      for (const [name, value] of heights) if (/^[1-9].*px$/.test(value)) style?.setProperty(name, value, 'important');
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MOST_HEIGHT) });
  await settle(page);
}
