import { expect, test, vi } from 'vitest';
import { whileBusy } from '../../src/browser/busy.ts';

const makeControl = () => ({ ariaBusy: null as string | null }) as Element;

test('a control is busy while its work goes on, and does nothing else meanwhile', async () => {
  const control = makeControl();
  const work = vi.fn(async () => expect(control.ariaBusy).toBe('true'));
  await Promise.all([whileBusy(control, work, () => {}), whileBusy(control, work, () => {})]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(control.ariaBusy).toBeNull();
});

test('an error of the work is told to the visitor, reaches the console, and can be tried again', async () => {
  const control = makeControl();
  const fail = vi.fn();
  const broken = whileBusy(control, () => JSON.parse(''), fail);
  await expect(broken).rejects.toThrow(SyntaxError);
  expect(fail).toHaveBeenCalledOnce();
  expect(control.ariaBusy).toBeNull();
  const work = vi.fn();
  await whileBusy(control, work, fail);
  expect(work).toHaveBeenCalledOnce();
});

test('two buttons of one form do not send it at the same time', async () => {
  const form = makeControl();
  const work = vi.fn(async () => {});
  await Promise.all([makeControl(), makeControl()].map((button) => whileBusy(button, work, () => {}, form)));
  expect(work).toHaveBeenCalledOnce();
});
