import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Expects that axe finds no accessibility errors on the page in its current state; on the phone also in dark mode. */
export async function expectNoFindings(page: Page): Promise<void> {
  const findings: string[] = [];
  const schemes = test.info().project.name === 'phone' ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Contrast is measured after transitions.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    );
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Dark mode differs in colours only.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations)
      findings.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${help}: ${html.slice(0, 200)}`));
  }
  expect(findings).toEqual([]);
}
