import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { SITE_FOLDER } from '../built-shop.ts';
import { findBrowser } from '../find-browser.ts';
import { PHOTOS } from './all.ts';
import { chosenPlates, endingOf, isChosen, outFolder, type Plate, type Screen } from './choice.ts';

/** Contact sheets: several photographs beside each other at one scale, each with its file's name. */

/** Of a sheet, in pixels. */
const MOST = { width: 2_400, height: 1_600 };
const GAP = 16;
const LABEL = 28;

interface Shot {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const names = Object.entries(PHOTOS).flatMap(([room, photos]) => photos.map(({ name }) => `${room}-${name}`));

/** Removes earlier photographs of what is asked for; draws the sheets when all are taken. */
export default async function prepareSheets(): Promise<() => Promise<void>> {
  if (!existsSync(join(SITE_FOLDER, 'index.html')))
    throw new Error(`There is no site in ${SITE_FOLDER}. Build it first: npm run build`);
  const folder = outFolder();
  await mkdir(folder, { recursive: true });
  const endings = chosenPlates().map(endingOf);
  const rooms = Object.keys(PHOTOS).filter((room) =>
    names.some((name) => name.startsWith(`${room}-`) && isChosen(name)),
  );
  const isOld = (file: string) =>
    rooms.some((room) => endings.some((end) => new RegExp(`^sheet-${room}${end}-\\d+\\.png$`).test(file)));
  const old = (await readdir(folder)).filter(isOld);
  const again = names.filter(isChosen).flatMap((name) => endings.map((end) => `${name}${end}.png`));
  await Promise.all([...old, ...again].map((file) => rm(join(folder, file), { force: true })));
  return drawSheets;
}

async function drawSheets(): Promise<void> {
  const browser = await chromium.launch(findBrowser().launchOptions);
  let [taken, sheets] = [0, 0];
  for (const plate of chosenPlates())
    for (const room of Object.keys(PHOTOS)) {
      const shots = readShots(room, plate);
      taken += shots.length;
      sheets += await drawRoom(browser, `sheet-${room}${endingOf(plate)}`, shots, plate.screen);
    }
  await browser.close();
  console.log(`${taken} photographs and ${sheets} sheets are in ${outFolder()}`);
}

/** The photographs of a room that were taken, in the order of their list. */
function readShots(room: string, plate: Plate): Shot[] {
  return names
    .filter((name) => name.startsWith(`${room}-`) && isChosen(name))
    .map((name) => join(outFolder(), `${name}${endingOf(plate)}.png`))
    .filter((file) => existsSync(file))
    .map((file) => {
      // A PNG begins with its size.
      const head = readFileSync(file).subarray(16, 24);
      return {
        file,
        width: head.readUInt32BE(0) / plate.screen.scale,
        height: head.readUInt32BE(4) / plate.screen.scale,
      };
    });
}

/** Those of a screen's height come after the taller ones, so that each sheet has one height. Returns the number of sheets. */
async function drawRoom(browser: Browser, name: string, shots: readonly Shot[], screen: Screen): Promise<number> {
  const isTall = ({ height }: Shot) => height > screen.height * 1.3;
  const ofTall = screen.width < 768 ? 6 : screen.width < 1_280 ? 4 : 3;
  // Wide screens that are not tall have two rows.
  const isWide = screen.width > screen.height;
  const sheets = [
    ...divide(shots.filter(isTall), ofTall).map((sheet) => ({ sheet, columns: ofTall })),
    ...divide(
      shots.filter((shot) => !isTall(shot)),
      isWide ? 4 : ofTall,
    ).map((sheet) => ({ sheet, columns: isWide ? 2 : ofTall })),
  ];
  for (const [index, { sheet, columns }] of sheets.entries())
    await drawSheet(browser, join(outFolder(), `${name}-${String(index + 1).padStart(2, '0')}.png`), sheet, columns);
  return sheets.length;
}

const divide = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

async function drawSheet(browser: Browser, path: string, shots: readonly Shot[], columns: number): Promise<void> {
  const across = Math.min(columns, shots.length);
  const rows = Math.ceil(shots.length / columns);
  const width = Math.max(...shots.map((shot) => shot.width));
  const height = Math.max(...shots.map((shot) => shot.height));
  const scale = Math.min(
    1,
    (MOST.height - GAP - rows * (LABEL + GAP)) / (rows * height),
    (MOST.width - (across + 1) * GAP) / (across * width),
  );
  const cells = shots.map(
    ({ file }) =>
      `<figure><figcaption>${basename(file)}</figcaption><img src="${pathToFileURL(file)}" alt=""></figure>`,
  );
  const file = `${path}.html`;
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><style>
body{margin:0;display:inline-grid;grid-template-columns:repeat(${across},${Math.floor(width * scale)}px);gap:${GAP}px;padding:${GAP}px;background:#777;align-items:start}
figure{margin:0}img{display:block;width:100%}
figcaption{height:${LABEL}px;font:12px/14px sans-serif;color:#fff;overflow-wrap:anywhere}</style><body>${cells.join('')}`,
  );
  const page = await browser.newPage({ viewport: MOST });
  await page.goto(pathToFileURL(file).href);
  await page.locator('body').screenshot({ path });
  await page.close();
  await rm(file);
}
