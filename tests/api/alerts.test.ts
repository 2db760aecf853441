import { expect, test } from 'vitest';
import { ALERT_RULES } from '../../src/api/ground/observe/rules.ts';

/** The rules as a file that Prometheus reads (`rule_files`). */
function writeAlertRules(): string {
  const rules = ALERT_RULES.map(({ name, expression, holdsFor, severity, summary }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${JSON.stringify(expression)}`,
      `        for: ${holdsFor}`,
      `        labels: { severity: ${severity} }`,
      `        annotations: { summary: ${JSON.stringify(summary)} }`,
    ].join('\n'),
  );
  return `# Generated from rules.ts. Load it with rule_files of prometheus.yml.\ngroups:\n  - name: haat\n    rules:\n${rules.join('\n')}\n`;
}

test('the file that Prometheus reads says what the rules say', async () => {
  await expect(writeAlertRules()).toMatchFileSnapshot('../../src/api/ground/observe/alerts.yml');
});
