import { expect, test } from 'vitest';
import { writeAlertRules } from '../../src/api/observe/rules.ts';

test('the file that Prometheus reads says what the rules say', async () => {
  await expect(writeAlertRules()).toMatchFileSnapshot('../../src/api/observe/alerts.yml');
});
