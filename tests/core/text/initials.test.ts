import { expect, test } from 'vitest';
import { initialsOf } from '../../../src/core/text/initials.ts';

test.each([
  ['Aaina Beauty House', 'AB'],
  ['nanhe kadam', 'NK'],
  ['Gulmohar', 'G'],
  ['  Asha  Potters ', 'AP'],
  ['कीर्ति साड़ी', 'कीसा'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
