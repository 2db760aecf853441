import { FIRST_LANGUAGE, inLanguage } from '../../messages/language.ts';
import { findLanguage } from '../../messages/read-messages.ts';
import type { Config } from '../ground/config/config.ts';
import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import type { Services } from '../ground/services.ts';
import type { Reader } from '../ground/text/language.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';

/**
 * Writes a message in the language of its reader. A text for phones has to be registered before it is sent, so it is English where the
 * reader's language is none of `PHONE_LANGUAGES`.
 */
export function writeFor<Result>(
  { config }: Pick<Services, 'config'>,
  { language }: Reader,
  way: 'mail' | 'phone',
  write: () => Result,
): Result {
  const found = findLanguage(language);
  return inLanguage(way === 'mail' || isRegistered(config, found) ? found : FIRST_LANGUAGE, write);
}

function isRegistered(config: Pick<Config, 'sms' | 'whatsapp' | 'phoneLanguages'>, language: string): boolean {
  const channel = phoneChannelOf(config);
  return (channel !== undefined && config[channel] === 'folder') || config.phoneLanguages.includes(language);
}

export const writeToSeller = <Result>(
  services: Pick<Services, 'config'>,
  recipient: SellerRecipient,
  write: () => Result,
): Result => writeFor(services, recipient, 'email' in recipient ? 'mail' : 'phone', write);
