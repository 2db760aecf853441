import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestHost } from './host.ts';

/** The settings of an account for WhatsApp. */
export const WHATSAPP = {
  WHATSAPP_TOKEN: 'EAAtoken',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TEMPLATES: 'order-placed=hill_order_received',
};

/** The settings of an account for SMS. */
export const SMS = {
  SMS_GUPSHUP_USER: '2000190000',
  SMS_GUPSHUP_PASSWORD: 'secret word',
  SMS_SENDER: 'HILLIN',
  SMS_DLT_ENTITY: '1101000000000000001',
  SMS_DLT_TEMPLATES: 'order-placed=1107160000000000001 login-code=1107160000000000002',
};

/** The messages to phones in the folder of a host, oldest first. */
export function readTexts({ host }: TestHost): string[] {
  const folder = join(host.services.config.dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(?:sms|whatsapp)\.txt$/.test(file)) : [];
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
}
