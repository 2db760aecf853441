import { createHmac } from 'node:crypto';
import { type Asked, gupshup, meta, startGateway } from './gateway.ts';
import { startMailServer } from './mail-server.ts';

/** Everybody that a host tells something: a phone, by WhatsApp and by SMS, and mail boxes. */
export interface Told {
  /** The settings of a host that tells them. */
  readonly environment: Readonly<Record<string, string>>;
  /** The messages to the phone that a gateway has taken. An SMS has no id: its text is in its place. */
  phone(): readonly { readonly id: string; readonly what: string }[];
  letters(): readonly { readonly id: string; readonly to: string; readonly subject: string; readonly text: string }[];
  /** Reports to a host what WhatsApp has taken, as Meta does. */
  report(address: string): Promise<void>;
  /** From now on `die` is called with each message, before it is acknowledged; it says whether it has ended the host. */
  interrupt(die: (() => boolean) | undefined): void;
}

/** Of these WhatsApp says that the number does not have it, so that they go by SMS. */
const BY_SMS = 'order_placed';
const APP_SECRET = 'app secret';

export async function startTold(): Promise<Told> {
  let die: (() => boolean) | undefined;
  const isDead = () => die?.() ?? false;
  const whatsapp = await startGateway((asked) => {
    if (templateOf(asked).name === BY_SMS) return meta.refused(131026);
    return isDead() ? 'cut' : meta.taken;
  });
  const taken = () => whatsapp.asked.map(templateOf).filter(({ name }) => name !== BY_SMS);
  const sms = await startGateway(() => (isDead() ? 'cut' : gupshup.taken));
  const office = await startMailServer();
  office.onLetter = () => (isDead() ? 'cut' : undefined);
  return {
    environment: {
      MAIL_SMTP_URL: office.url,
      SMS_GUPSHUP_USER: '2000190000',
      SMS_GUPSHUP_PASSWORD: 'secret word',
      SMS_GUPSHUP_URL: sms.url,
      WHATSAPP_TOKEN: 'EAAtoken',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_URL: whatsapp.url,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'a word that nobody guesses',
    },
    phone: () => [
      ...sms.asked.map(({ body }) => ({ id: new URLSearchParams(body).get('msg') ?? '', what: 'sms' })),
      ...taken().map(({ id, name: what }) => ({ id, what })),
    ],
    report: async (address) => {
      const statuses = taken().map(({ id }) => ({ status: 'sent', biz_opaque_callback_data: id }));
      const body = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: { statuses } }] }] });
      const signature = createHmac('sha256', APP_SECRET).update(body).digest('hex');
      const headers = { 'x-hub-signature-256': `sha256=${signature}`, connection: 'close' };
      const { status } = await fetch(`${address}/api/messages/whatsapp`, { method: 'POST', body, headers });
      if (status !== 200) throw new Error(`The report was answered ${status}.`);
    },
    letters: () => office.letters.map(readLetter),
    interrupt: (wanted) => {
      die = wanted;
    },
  };
}

function templateOf({ body }: Asked): { readonly id: string; readonly name: string } {
  const asked = JSON.parse(body) as { biz_opaque_callback_data: string; template: { name: string } };
  return { id: asked.biz_opaque_callback_data, name: asked.template.name };
}

function readLetter(letter: string) {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\\n .*)*)`, 'im').exec(letter)?.[1] ?? '';
  const text = letter
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { id: header('Message-ID'), to: header('To'), subject: header('Subject').replace(/\n /g, ' '), text };
}
