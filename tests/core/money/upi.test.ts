import { describe, expect, test } from 'vitest';
import { cleanUpi, describeUpi, maskUpi } from '../../../src/core/money/upi.ts';

describe('a UPI ID', () => {
  test.each(['asha@okbank', '9876543210@upi', 'asha.devi-1@ybl', ' Asha_Devi @ OKSBI ', '98765@s2b'])(
    'may be %s',
    (text) => {
      expect(describeUpi(text)).toBeUndefined();
    },
  );

  test.each([
    'asha',
    'asha@',
    '@okbank',
    'a@okbank',
    'asha@@okbank',
    'asha@ok-bank',
    'asha@1bank',
    'aśa@okbank',
    `${'a'.repeat(256)}@upi`,
  ])('is not %s', (text) => {
    expect(describeUpi(text)).toContain('A UPI ID such as');
  });

  test('is not an email address, which is told', () => {
    expect(describeUpi('asha@mail.example')).toContain('email address');
  });

  test('is compared without spaces and in lower case, and shown in part', () => {
    expect(cleanUpi(' Asha @OKbank')).toBe('asha@okbank');
    expect(maskUpi('asha.devi@okbank')).toBe('as•••@okbank');
  });
});
