import { indianDay, indianMinute } from '../../../core/calendar/indian-day.ts';
import { FIRST_LANGUAGE, inLanguage } from '../../../messages/language.ts';
import { listLanguages } from '../../../messages/read-messages.ts';
import { isLanguage } from '../../ground/text/language.ts';
import { readPhone } from '../../records/accounts/find.ts';
import { allowMessages, retryMessages, stopMessages } from '../../ground/outbox/operator-outbox.ts';
import { MESSAGE_STATUSES, selectMessages } from '../../ground/outbox/outbox.ts';
import { describeTemplate, PHONE_TEXTS, type PhoneKind } from '../../notices/phone-texts.ts';
import { isAuthentication, templateName } from '../../ground/outbox/whatsapp.ts';
import { type OperatorCommand, type OperatorContext, OperatorError, wordAt } from './command.ts';
import { listCommand } from './list-command.ts';
import { wordRetried } from '../outcomes/orders.ts';

const kinds = Object.keys(PHONE_TEXTS) as PhoneKind[];

/** Commands on messages: the outbox, and who has opted out. Recipients and texts are not shown. */
export const messageCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'messages list',
      summary: 'list messages, by default those that were given up; "unknown": it may have arrived',
      statuses: MESSAGE_STATUSES,
    },
    ({ database }, status) => {
      const { list, by, direction } = selectMessages(database.read, status);
      return by.reduce((sorted, column) => sorted.orderBy(column, direction), list);
    },
    {
      id: (row) => row.id,
      since: (row) => indianMinute(row.created_at),
      by: (row) => row.channel,
      what: (row) => row.kind,
      tries: (row) => String(row.tries),
      next: (row) => (row.send_at === null ? '' : indianMinute(row.send_at)),
      failure: (row) => row.failure ?? '',
    },
  ),
  {
    name: 'messages retry',
    usage: '<id>|all',
    summary: 'send a message again that was given up, or all of them',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'message (id, or all)');
      return wordRetried(await retryMessages(services, actor, id === 'all' ? id : { id }));
    },
  },
  {
    name: 'messages stop',
    usage: '<phone>',
    summary: 'send no more messages to a phone whose owner asks for that',
    run: (context, args) => stopFor(context, wordAt(args, 0, 'phone number')),
  },
  {
    name: 'messages allow',
    usage: '<phone>',
    summary: 'send messages to that phone again',
    run: (context, args) => allowFor(context, wordAt(args, 0, 'phone number')),
  },
  {
    name: 'messages templates',
    usage: '[--language <tag>]',
    summary:
      'print the texts to register: for SMS on the DLT platform, for WhatsApp at Meta; by default the English ones',
    run: async ({ services }, { options }) =>
      inLanguage(readLanguage(options['language']), () => {
        const { name } = services.shop();
        const texts = kinds.map((kind) => {
          const { sms, whatsapp } = describeTemplate(kind, name);
          const registered = isAuthentication(kind)
            ? 'category Authentication, with the button that copies the code'
            : whatsapp;
          return `${kind}\n  SMS       ${sms}\n  WhatsApp  ${templateName(kind)}: ${registered}`;
        });
        return `Texts of ${indianDay(services.now())}. WhatsApp: category Utility, unless another stands there.\n\n${texts.join('\n\n')}`;
      }),
  },
];

/** A language with messages. @throws OperatorError for any other one */
function readLanguage(tag = FIRST_LANGUAGE): string {
  if (isLanguage(tag)) return tag;
  throw new OperatorError(`There are no messages in "${tag}", only in ${listLanguages().join(', ')}.`);
}

async function stopFor({ services, actor }: OperatorContext, typed: string): Promise<string> {
  await stopMessages(services, actor, readNumber(services, typed));
  return 'No more messages go to this phone.';
}

async function allowFor({ services, actor }: OperatorContext, typed: string): Promise<string> {
  const wasStopped = await allowMessages(services, actor, readNumber(services, typed));
  if (!wasStopped) throw new OperatorError('Messages to this phone were not stopped.');
  return 'Messages go to this phone again.';
}

function readNumber(services: OperatorContext['services'], typed: string): string {
  const phone = readPhone(services, typed);
  if (phone === undefined) throw new OperatorError(`"${typed}" is not a mobile number of a market of this shop.`);
  return phone;
}
