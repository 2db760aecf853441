import { answersText } from '../../../../messages/rooms/answers.ts';

/** Names of browsers by a mark in their `User-Agent`. The order matters, as most browsers also claim to be others. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Kept with sessions; pages show words of their own in its place (client/account/own-account-sessions.ts). */
export const UNKNOWN_DEVICE = 'Unknown device';

/** "Chrome on Android", from a `User-Agent`. Nothing else of the device is stored. */
export function nameBrowser(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([form]) => form.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser === undefined) return system === undefined ? UNKNOWN_DEVICE : answersText.appOn({ system });
  return system === undefined ? browser : answersText.browserOn({ browser, system });
}
