import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { cleanLine } from '../../../core/text/text.ts';
import type { StaffRow } from '../../ground/database/tables.ts';
import { addPerson, findByName, inviteAgain, removePerson, setRole } from '../../records/staff/people.ts';
import { type Role, ROLES } from '../../records/staff/roles.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  requireOption,
  wordAt,
} from './command.ts';
import { listCommand } from './list-command.ts';

/** Commands on the people who may log in to the dashboard. */
export const staffCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'staff',
      summary: 'list the people who may log in to the dashboard',
    },
    ({ database }) => database.read.selectFrom('staff').selectAll().orderBy('name_key'),
    {
      name: (row) => row.name,
      role: (row) => row.role,
      since: (row) => indianMinute(row.created_at),
      'last login': (row) => (row.seen_at === null ? '' : indianMinute(row.seen_at)),
      state: (row, { now }) => stateOf(row, now()),
    },
  ),
  {
    name: 'staff add',
    usage: `<name> --role ${ROLES.join('|')}`,
    summary: 'let somebody use the dashboard; prints a link, with which they choose a password within a day',
    run: async ({ services, actor }, args) => {
      const typed = cleanLine(wordAt(args, 0, 'name'));
      const added = await addPerson(services, actor, typed, roleOption(args));
      switch (added.kind) {
        case 'no-person':
          throw new OperatorError(`"${typed}" does not identify a person: the audit trail needs a name.`);
        case 'taken':
          throw new OperatorError(`There is already somebody called ${added.name}.`);
        case 'invited':
          return describeInvite(services, added.name, added.token);
      }
    },
  },
  {
    name: 'staff invite',
    usage: '<name>',
    summary: 'print a new link for somebody who has lost password or phone; the old ones end now',
    run: async ({ services, actor }, args) => {
      const person = await findPerson(services, args);
      return describeInvite(services, person.name, await inviteAgain(services, actor, person));
    },
  },
  {
    name: 'staff role',
    usage: `<name> --role ${ROLES.join('|')}`,
    summary: 'change what somebody may do, from their next click on',
    run: async ({ services, actor }, args) => {
      const person = await findPerson(services, args);
      const role = roleOption(args);
      await setRole(services, actor, person, role);
      return `${person.name}: ${role}.`;
    },
  },
  {
    name: 'staff remove',
    usage: '<name>',
    summary: 'remove somebody, who is logged out at once',
    run: async ({ services, actor }, args) => {
      const person = await findPerson(services, args);
      await removePerson(services, actor, person);
      return `${person.name} is removed and logged out.`;
    },
  },
];

type Services = OperatorContext['services'];

async function findPerson({ database }: Services, args: CommandArguments): Promise<StaffRow> {
  const name = wordAt(args, 0, 'name');
  const person = await findByName(database.read, name);
  if (!person) throw new OperatorError(`There is nobody called ${name}: see "staff".`);
  return person;
}

function roleOption(args: CommandArguments): Role {
  const typed = requireOption(args, 'role', `one of ${ROLES.join(', ')}`);
  const role = ROLES.find((known) => known === typed);
  if (role === undefined) throw new OperatorError(`--role takes one of ${ROLES.join(', ')}.`);
  return role;
}

function stateOf({ password, invite_until: until }: StaffRow, now: number): string {
  if (password !== null) return 'active';
  return until !== null && until > now ? 'invited' : 'invitation expired';
}

const describeInvite = (services: Services, name: string, token: string): string =>
  `Send ${name} this link, which works once and for a day:\n\n${services.apiUrl()}/operator/join?token=${token}`;
