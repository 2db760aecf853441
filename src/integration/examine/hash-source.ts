import { createHash } from 'node:crypto';

/** The hash of an inline style or script as a Content-Security-Policy names it: `'sha256-...'`. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
