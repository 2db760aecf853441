import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/api/ground/config/config.ts';

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
    const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'own' };
    expect(readConfig(razorpay).provider).toMatchObject({ kind: 'razorpay', baseUrl: 'https://api.razorpay.com/v1' });
    const phonepe = {
      ...{ PHONEPE_CLIENT_ID: 'id', PHONEPE_CLIENT_SECRET: 'secret' },
      ...{ PHONEPE_WEBHOOK_USER: 'haat', PHONEPE_WEBHOOK_PASSWORD: 'own' },
    };
    expect(readConfig(phonepe).provider).toMatchObject({ kind: 'phonepe', clientVersion: '1', currencies: ['INR'] });
    const upi = { UPI_ID: 'Shop@OKBANK', UPI_NAME: 'My Shop' };
    expect(readConfig(upi).provider).toMatchObject({ kind: 'upi', upiId: 'shop@okbank', payee: 'My Shop' });
    expect(() => readConfig({ ...upi, UPI_ID: 'shop@bank.com' })).toThrow('UPI_ID: expected a UPI ID such as');
    expect(() => readConfig({ UPI_ID: 'shop@okbank' })).toThrow('UPI_ID, UPI_NAME: expected both or none');
    expect(() => readConfig({ ...keys, ...razorpay })).toThrow(
      'expected the keys of one payment provider, not of several',
    );
    const { RAZORPAY_WEBHOOK_SECRET: _secret, ...half } = razorpay;
    expect(() => readConfig(half)).toThrow(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: expected all or none',
    );
  });

  test.each([
    { HOST: '0.0.0.0' },
    { SITE_URL: 'https://shop.example' },
    { HOST: '::', API_URL: 'https://shop.example/api' },
  ])('simulates payment for others only when it is told to: %o', (open) => {
    expect(() => readConfig({ ...open, PAYMENT_SIMULATOR: 'on' })).toThrow(/PAYMENT_SIMULATOR: on is for this machine/);
    const quiet = readConfig(open, { simulatePayment: true });
    expect(quiet.provider.kind).toBe('none');
    expect(quiet.notices).toEqual([
      expect.stringMatching(/^Only cash is taken: .* makes the host reachable from other machines/),
    ]);
    expect(readConfig({ ...open, PAYMENT_SIMULATOR: 'public' }).provider).toMatchObject({ isPublic: true });
  });

  test('does not simulate payment in production unless it says so', () => {
    const read = (variables: Record<string, string>) =>
      readConfig({ NODE_ENV: 'production', ...variables }, { simulatePayment: true }).provider.kind;
    expect(() => read({})).toThrow(
      /^NODE_ENV=production: .* \(CASHFREE_APP_ID, .* PAYMENT_SIMULATOR=off .* PAYMENT_SIMULATOR=on/,
    );
    expect(() => read({ SITE_URL: 'https://shop.example' })).toThrow(ConfigError);
    expect(read({ PAYMENT_SIMULATOR: 'on' })).toBe('simulator');
    expect(read({ PAYMENT_SIMULATOR: 'off' })).toBe('none');
    expect(read({ CASHFREE_APP_ID: 'id', CASHFREE_SECRET: 'secret' })).toBe('cashfree');
    expect(readConfig({ NODE_ENV: 'production' }).provider.kind).toBe('none');
  });

  test.each(['127.0.0.1', 'localhost', '::1'])('simulates payment for this machine: %s', (HOST) => {
    const { provider, notices } = readConfig({ HOST, SITE_URL: 'http://localhost:4321', PAYMENT_SIMULATOR: 'on' });
    expect([provider, notices]).toMatchObject([{ kind: 'simulator', isPublic: false }, []]);
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
