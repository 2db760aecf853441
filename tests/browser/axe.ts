import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

type Scheme = 'light' | 'dark';

/** Minified, as it is sent to each page and parsed there. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects that axe finds no accessibility errors on the page in its current state; on the phone also in dark mode. */
export async function expectNoFindings(
  page: Page,
  schemes: readonly Scheme[] = test.info().project.name === 'phone' ? ['light', 'dark'] : ['light'],
): Promise<void> {
  const findings: string[] = [];
  // Loaded once for a page and all its states: parsing axe takes longer than most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Contrast is measured after transitions, and when nothing looks pressed any more. What follows the scrolling never ends.
    await page.waitForFunction(
      () =>
        !document.querySelector(':is(a, button, label, summary):active') &&
        document
          .getAnimations()
          .every(
            ({ playState, effect, timeline }) =>
              playState !== 'running' ||
              timeline !== document.timeline ||
              effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
          ),
    );
    // Dark mode differs in colours only.
    const rules = colorScheme === 'dark' && schemes.length > 1 ? ['color-contrast', 'link-in-text-block'] : [];
    findings.push(...(await findViolations(page, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  expect(findings).toEqual([]);
}

/** A line for each element that breaks one of these rules; of all rules where none is named. */
const findViolations = (page: Page, rules: string[]): Promise<string[]> =>
  page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      // The descriptions of what passes take as long as the checks.
      resultTypes: ['violations'],
      ...(values.length > 0 && { runOnly: { type: 'rule', values } }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
    );
  }, rules);
