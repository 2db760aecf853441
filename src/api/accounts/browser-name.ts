/** What a session is recognised by in the list of them; the order matters, as most browsers claim to be others too. */
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

/** "Chrome on Android" of a `User-Agent`: enough to know a device again, and all that is kept of it. */
export function nameBrowser(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([form]) => form.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser === undefined) return system === undefined ? 'Unknown device' : `An app on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
