import { splitList } from './variables.ts';

/** Default days of retention, which `RETENTION` can change. */
export const DEFAULT_RETENTION = {
  keys: 90,
  messages: 30,
  newsletter: 30,
  drafts: 180,
  documents: 90,
  complaints: 1_096,
  audit: 3_288,
} as const satisfies Record<string, number>;

export type RetentionName = keyof typeof DEFAULT_RETENTION;
export type Retention = Readonly<Record<RetentionName, number>>;

/** Reads `audit=3650 drafts=90` (days) over the defaults. Returns a message for invalid text. */
export function parseRetention(text: string): Retention | string {
  const days: Record<RetentionName, number> = { ...DEFAULT_RETENTION };
  for (const entry of splitList(text)) {
    const match = /^([a-z]+)=([1-9]\d{0,4})$/.exec(entry);
    if (!match || !((match[1] as string) in days))
      return `expected entries such as audit=3650 (days) of ${Object.keys(days).join(', ')}`;
    days[match[1] as RetentionName] = Number(match[2]);
  }
  return days;
}
