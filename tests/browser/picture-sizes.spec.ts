import { expect, test } from './shop.ts';

/** Pages of every type that shows pictures; the product with sizes has a lower picture on phones than the other. */
const PAGES = [
  '/',
  '/en-ae',
  '/womenFashion',
  '/search?q=kurti',
  '/maxi-dress-blush-rose-print-round-neck-bishop-sleeves/p/WD-MAXI-06',
  '/floor-wiper-18-inches-double-rubber-blade-blue/p/HC-003',
];
const SCREENS = [
  [320, 568],
  [360, 740],
  [412, 915],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
/** Least pixels of a file for a pixel of the screen, where the picture has a wider file. It saves phones two thirds of a card's bytes. */
const LEAST = 0.63;

for (const path of PAGES) {
  test(`the pictures of ${path} are at most twice as wide as they are shown, and no less than they need`, async ({
    page,
  }) => {
    await page.route('**/_img/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(path);
    await expect(page.locator('main img').filter({ visible: true }).first()).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    let count = 0;
    for (const [width, height] of SCREENS) {
      for (const deviceScaleFactor of [1, 2, 3]) {
        await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
        const pictures = await page.evaluate(listPictures);
        count += pictures.length;
        for (const { file, narrowest, widest, shown, sizes } of pictures) {
          const isEnough = file >= shown * deviceScaleFactor * LEAST || file === widest;
          const isNarrow = file <= shown * deviceScaleFactor * 2 || file === narrowest;
          if (!isNarrow || !isEnough)
            faults.push(`${width} at ${deviceScaleFactor}: ${file} for ${Math.round(shown)} (${sizes})`);
        }
      }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect(count).toBeGreaterThan(SCREENS.length * 3 * 2);
  });
}

/** The file that the browser chooses on this screen for each visible picture, and how wide the square picture is shown in CSS pixels. */
async function listPictures() {
  const visible = [...document.querySelectorAll<HTMLImageElement>('main img[src^="/_img/"]')].filter(
    (image) => image.clientWidth > 0,
  );
  /** By its name; a file that stands in `srcset` itself has none. */
  const widthOf = (address: string, descriptor = '') =>
    Number(/-(\d+)\.webp/.exec(address)?.[1] ?? parseInt(descriptor, 10));
  return Promise.all(
    visible.map(async (image) => {
      // A new element chooses anew for the screen as it is now; among new addresses, as the browser prefers files that it has.
      const fresh = image.cloneNode() as HTMLImageElement;
      const rename = (text: string) => text.replaceAll('.webp', `.webp?${Math.random()}`);
      Object.assign(fresh, { loading: 'eager', hidden: true, srcset: rename(image.srcset), src: rename(image.src) });
      document.body.append(fresh);
      await fresh.decode().catch(() => {});
      fresh.remove();
      const entries = (image.srcset || image.src).split(', ').map((entry) => entry.split(' '));
      const widths = new Map(entries.map(([address = '', descriptor]) => [address, widthOf(address, descriptor)]));
      return {
        file: widths.get(fresh.currentSrc) ?? widthOf(fresh.currentSrc),
        narrowest: Math.min(...widths.values()),
        widest: Math.max(...widths.values()),
        shown: Math.max(image.clientWidth, image.clientHeight),
        sizes: image.sizes,
      };
    }),
  );
}
