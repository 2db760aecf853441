import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { ROUTES } from '../../../src/views/routes.ts';
import type { Filled } from '../operator-data.ts';
import type { RealHost } from '../real-host.ts';

/** What a photograph is made with. Hosts are opened by the first that needs them. */
export interface Studio {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Taps or clicks, depending on the screen. */
  readonly activate: (control: Locator) => Promise<void>;
  /** The shop, whose shoppers order as they like. */
  readonly shop: RealHost;
}

/** Where operator and sellers work: hosts with something in each list, and with nothing. */
export interface Office extends Studio {
  readonly filled: RealHost & { readonly data: Filled };
  readonly empty: RealHost;
  /** Opens a page of the operator's dashboard, logged in. */
  readonly openDesk: (host: 'filled' | 'empty', path: string) => Promise<void>;
}

export interface Photo<Kind extends string = string, Means = Office> {
  /** Page and state: `list-filters`. */
  readonly name: string;
  /** The kind of page that it shows: a route of the site, or a path of the operator's dashboard. */
  readonly of: Kind;
  /** Of what lies over a page, the screen is photographed; else the page as far as `MOST_HEIGHT`. */
  readonly view?: 'screen';
  /** Photographed on screens that are touched alone, or on those with a mouse. */
  readonly on?: 'touch' | 'mouse';
  readonly withoutScript?: true;
  /** Opening the page again loses the state: it is photographed in English alone. */
  readonly passes?: true;
  /** Opens the page and brings it to the state. */
  readonly reach: (means: Means) => Promise<unknown>;
}

export type SitePhoto = Photo<keyof typeof ROUTES, Studio>;

/** A page that is photographed as it opens. */
export const plain = (name: string, of: SitePhoto['of'], path: string): SitePhoto => ({
  name,
  of,
  reach: ({ page }) => page.goto(path),
});

/** A page while data is saved. */
export const saving = (name: string, of: SitePhoto['of'], path: () => string): SitePhoto => ({
  name: `${name}-saving-data`,
  of,
  reach: async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('saving', '1'));
    await page.goto(path());
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Show picture/ })
        .first(),
    ).toBeVisible();
  },
});

/** The same page without script. */
export const withoutScript = (name: string, of: SitePhoto['of'], path: () => string): SitePhoto => ({
  name: `${name}-without-script`,
  of,
  withoutScript: true,
  reach: ({ page }) => page.goto(path()),
});
