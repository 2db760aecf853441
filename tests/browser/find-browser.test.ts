import { expect, test } from 'vitest';
import { describeBrowsers, findPackagedBrowser } from './find-browser.ts';

test('the packaged browser leaves the environment of other browsers as it was', () => {
  const before = { ...process.env };
  findPackagedBrowser();
  expect({ ...process.env }).toEqual(before);
});

test('both browsers start, and their versions and the reasons for them are reported', async () => {
  expect(await describeBrowsers()).toMatch(
    /^Journeys: Chromium \d+\.[\d.]+, \S+ \(.+\)\nStyleguide: Chromium \d+\.[\d.]+, \S+ \(.+\)$/,
  );
});
