import { describe, expect, test, vi } from 'vitest';
import { fillAddress, readAddress, toFormFields } from '../../../src/client/forms/address-form.ts';
import { clearDraft, keepDraft, restoreDraft, writeDraft } from '../../../src/client/forms/form-draft.ts';
import { fillValues, readValues } from '../../../src/client/forms/form-values.ts';
import { isFillable } from '../../../src/client/forms/pin-fill.ts';
import { type FakeField, fakeForm, fakeSessionStorage } from '../../support/fake-form.ts';

const CONTACT: readonly FakeField[] = [
  { name: 'contact.name', value: ' Asha Devi ' },
  { name: 'contact.phone', value: '98765 43210' },
];
const ADDRESS: readonly FakeField[] = [
  { name: 'address.line1', value: '12 Hawa Mahal Road' },
  { name: 'address.line2', value: '' },
  { name: 'address.city', value: 'Jaipur' },
  { name: 'address.state', value: 'Rajasthan' },
  { name: 'address.pinCode', value: '302001' },
];
const KEY = 'checkoutDraft' as never;

describe('the values of a form', () => {
  test('are those of its fields by path, trimmed, without empty ones', () => {
    expect(readValues(fakeForm(...CONTACT, ...ADDRESS))).toEqual({
      contact: { name: 'Asha Devi', phone: '98765 43210' },
      address: { line1: '12 Hawa Mahal Road', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
    });
  });

  test('leave out what is hidden or disabled, a radio button that is not chosen, and what has no name', () => {
    const form = fakeForm(
      { name: 'gst', value: '08ABC', isHidden: true },
      { name: 'email', value: 'a@mail.example', disabled: true },
      { name: 'payment', type: 'radio', value: 'cash' },
      { name: 'payment', type: 'radio', value: 'online', checked: true },
      { name: '', value: 'a button' },
      { name: 'agreed', type: 'checkbox', value: 'on' },
      { name: 'remember', type: 'checkbox', value: 'on', checked: true },
    );
    expect(readValues(form)).toEqual({ payment: 'online', agreed: false, remember: true });
  });

  test('are filled in by path, and fields without a value keep theirs', () => {
    const form = fakeForm(...ADDRESS, { name: 'remember', type: 'checkbox', value: 'on' });
    fillValues(form, { address: { city: 'Udaipur', unknown: 'x' }, remember: true, more: 7 });
    expect(form.values).toMatchObject({ 'address.city': 'Udaipur', 'address.state': 'Rajasthan', remember: true });
  });
});

describe('the draft of a form', () => {
  test('is what was typed, without passwords and what is secret', () => {
    const kept = fakeSessionStorage();
    const form = fakeForm(
      ...CONTACT,
      { name: 'password', type: 'password', value: 'four words' },
      { name: 'shown', value: 'four words', isSecret: true },
    );
    keepDraft(form, KEY);
    expect(JSON.parse(kept.get(KEY) ?? '')).toEqual({ contact: { name: 'Asha Devi', phone: '98765 43210' } });
  });

  test('includes hidden fields, which may be shown again', () => {
    const kept = fakeSessionStorage();
    keepDraft(fakeForm({ name: 'gst', value: '08ABC', isHidden: true }), KEY);
    expect(kept.get(KEY)).toBe('{"gst":"08ABC"}');
  });

  test('is there again after a reload, but for what was typed before the script came', () => {
    fakeSessionStorage();
    writeDraft(KEY, { contact: { name: 'Asha', phone: '98765 43210' } });
    const form = fakeForm({ name: 'contact.name', value: 'Meena' }, { name: 'contact.phone', value: '' });
    keepDraft(form, KEY);
    expect(form.values).toEqual({ 'contact.name': 'Meena', 'contact.phone': '98765 43210' });
  });

  test('that nobody can read, or that is gone, changes nothing', () => {
    const kept = fakeSessionStorage();
    const form = fakeForm({ name: 'contact.name', value: 'Meena', defaultValue: 'Meena' });
    for (const draft of ['{', '7', 'null', '"text"']) {
      kept.set(KEY, draft);
      restoreDraft(form, KEY);
    }
    clearDraft(KEY);
    expect([form.values['contact.name'], kept.size]).toEqual(['Meena', 0]);
  });

  test('is not kept where storage is forbidden, which nobody notices', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const form = fakeForm(...CONTACT);
    keepDraft(form, KEY);
    clearDraft(KEY);
    expect(form.values['contact.phone']).toBe('98765 43210');
  });
});

describe('an address', () => {
  test('of the account takes the place of all that the form had', () => {
    const form = fakeForm(...CONTACT, ...ADDRESS, { name: 'address.landmark', value: 'near the mill' });
    fillAddress(form, { name: 'Meena', phone: '9876543211', line1: '4 Lake Road', city: 'Udaipur' } as never);
    expect(form.values).toEqual({
      'contact.name': 'Meena',
      'contact.phone': expect.stringMatching(/98765.?43211/),
      'address.line1': '4 Lake Road',
      'address.line2': '',
      'address.landmark': '',
      'address.city': 'Udaipur',
      'address.state': '',
      'address.pinCode': '',
    });
  });

  test('is sent without the names of the form’s parts, and its errors come back to its fields', () => {
    expect(readAddress(fakeForm(...CONTACT, ...ADDRESS))).toMatchObject({ name: 'Asha Devi', city: 'Jaipur' });
    expect(toFormFields({ phone: 'Enter ten digits.', city: 'Enter a city.' })).toEqual({
      'contact.phone': 'Enter ten digits.',
      'address.city': 'Enter a city.',
    });
  });
});

test.each([
  ['an empty field', '', undefined, true],
  ['a field of spaces', '  ', undefined, true],
  ['what another code filled in', 'Udaipur', 'Udaipur', true],
  ['what was typed by hand', 'Udaipur', undefined, false],
  ['what was changed by hand after that', 'Udaipur city', 'Udaipur', false],
])('the place of a PIN code goes into a field or not: %s', (_, typed, filled, takes) => {
  expect(isFillable(typed, filled, 'Jaipur')).toBe(takes);
  expect(isFillable(typed, filled, '')).toBe(false);
});
