import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/api/config.ts';

describe('the environment', () => {
  test('may be empty: SQLite below data, cash only, limits on', () => {
    expect(readConfig({})).toMatchObject({
      port: 4322,
      databaseUrl: expect.stringMatching(/data.haat\.db$/),
      provider: { kind: 'none' },
      trustedProxies: 0,
      limits: { 'login-account': { most: 50, seconds: 3600 } },
    });
    expect(readConfig({ PORT: '', CORS_ORIGINS: '' }, { simulatePayment: true }).provider.kind).toBe('simulator');
  });

  test('chooses the provider over the simulator where keys are set', () => {
    const keys = { CASHFREE_APP_ID: 'id', CASHFREE_SECRET: 'secret' };
    expect(readConfig(keys, { simulatePayment: true }).provider).toMatchObject({ kind: 'cashfree', appId: 'id' });
  });

  test('is told in a line for each variable what is wrong with it, without the secrets', () => {
    const wrong = {
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      CORS_ORIGINS: 'https://shop.example/path',
      CASHFREE_SECRET: 'very-secret',
      MAIL_SMTP_URL: 'http://mail',
      SITE_URL: 'shop.example',
      ALLOWED_HOSTS: 'https://shop.example',
      TRUST_PROXY: '-1',
      RATE_LIMITS: 'login=1',
      PASSWORD_COST: '5',
      LOG_LEVEL: 'all',
    };
    const read = () => readConfig(wrong);
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const { message } = error as Error;
      expect(message.split('\n')).toHaveLength(11);
      for (const name of Object.keys(wrong)) expect(message).toContain(name);
      expect(message).not.toContain('very-secret');
    }
  });
});
