import { expect, test } from 'vitest';
import { writeAlertRules } from '../../src/api/ground/observe/rules.ts';

test('the file that Prometheus reads says what the rules say', async () => {
  await expect(writeAlertRules()).toMatchFileSnapshot('../../src/api/ground/observe/alerts.yml');
});
