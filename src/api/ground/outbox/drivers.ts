import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import type { Shop } from '../shop/read-shop.ts';
import type { PhoneChannel, PhoneDriver } from './channel.ts';
import { createGupshup } from './sms-gupshup.ts';
import { outboxFolder } from './outbox-files.ts';
import { createPhoneFolder } from './phone-folder.ts';
import { createFolder, createSmtp, type Transport } from './transport.ts';
import { createWhatsapp } from './whatsapp.ts';

/** The functions that send messages, by channel. A channel without a driver is not used. */
export interface Drivers extends Readonly<Partial<Record<PhoneChannel, PhoneDriver>>> {
  readonly mail: Transport;
}

/** The configured drivers. Without a mail server or gateway, messages are written to files. */
export function createDrivers({ mail, sms, whatsapp, dataDir }: Config): Drivers {
  const folder = outboxFolder(dataDir);
  return {
    mail: mail.smtpUrl === undefined ? createFolder(folder) : createSmtp(mail.smtpUrl),
    ...(sms && { sms: sms === 'folder' ? createPhoneFolder(folder, 'sms') : createGupshup(sms) }),
    ...(whatsapp && {
      whatsapp: whatsapp === 'folder' ? createPhoneFolder(folder, 'whatsapp') : createWhatsapp(whatsapp),
    }),
  };
}

/** Says when pages promise messages (`phoneUpdates` of store.json) that this host does not send. */
export function warnOfPromises(config: Config, { store }: Pick<Shop, 'store'>, log: Pick<Log, 'warn'>): void {
  const { phoneUpdates: promised } = store;
  const sent = phoneChannelOf(config);
  if (promised !== undefined && (sent !== promised || config[sent] === 'folder'))
    log.warn('store.json promises messages that this host does not send', { promised, sent: sent ?? 'none' });
}

/** The channel for people without an email address; undefined when the host has none. WhatsApp costs less than an SMS. */
export function phoneChannelOf({ sms, whatsapp }: Pick<Config, 'sms' | 'whatsapp'>): PhoneChannel | undefined {
  if (whatsapp) return 'whatsapp';
  return sms && 'sms';
}
