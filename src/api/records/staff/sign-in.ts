import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import type { AccountServices } from '../accounts/services.ts';
import { fold } from '../../ground/text/identity.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import { chargesOfLogin, type Client, rememberClient } from '../../ground/limits/known-clients.ts';
import { chargeNow, refund } from '../../ground/limits/limits.ts';
import { describeWait } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { findByName } from './people.ts';
import { openStaffSession } from './sessions.ts';
import { isUnsealed, openCodeSecret, sealCodeSecret } from './seal-code-secret.ts';
import { findCodeStep } from './totp.ts';

interface StaffLogin {
  readonly name: string;
  readonly password: string;
  /** The code of the authenticator app. */
  readonly code: string;
}

export type SignedIn = { readonly token: string } | { readonly problem: string };

/** What this room needs of the host. */
interface StaffServices extends Services, Pick<AccountServices, 'passwords'> {}

/**
 * Signs somebody in to the dashboard. Failed attempts count like those of shoppers. The answer does not
 * tell which of the three was wrong, nor whether there is such a person.
 */
export async function signInStaff(
  services: StaffServices,
  { name, password, code }: StaffLogin,
  client: Client,
): Promise<SignedIn> {
  const { database, passwords, now, config, log } = services;
  const person = await findByName(database.read, name);
  const whose = `staff ${person?.id ?? fold(name)}`;
  const charges = await chargesOfLogin(database.read, whose, client);
  const wait = await chargeNow(services, charges);
  if (wait !== undefined) return { problem: answersText.tooManySignIns({ when: describeWait(wait) }) };
  const isRight = await passwords.verify(password, person?.password ?? undefined);
  const secret = person && isRight ? openCodeSecret(config, person.code_secret) : '';
  if (secret === undefined)
    log.warn('keys of one-time codes were encrypted with another key: set CODES_KEY to that one');
  const step = person && secret ? findCodeStep(secret, code, now(), person.code_step) : undefined;
  return database.write(async (db): Promise<SignedIn> => {
    const used =
      person !== undefined &&
      step !== undefined &&
      (await db
        .updateTable('staff')
        .set({
          code_step: step,
          ...(secret && isUnsealed(person.code_secret) && { code_secret: sealCodeSecret(config, secret) }),
        })
        .where('id', '=', person.id)
        // Of two requests with the same code, one succeeds.
        .where((eb) => eb.or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .returning('id')
        .executeTakeFirst());
    if (!person || !used) {
      await writeAudit(db, now(), 'host', 'sign-in-failed', `staff:${person?.name ?? 'unknown'}`);
      return { problem: answersOperatorText.signInWrong };
    }
    await refund(db, config.limits, charges, now());
    await rememberClient(db, whose, client, now());
    await writeAudit(db, now(), `operator:${person.name}`, 'signed-in', `staff:${person.name}`);
    return { token: await openStaffSession(db, person.id, now()) };
  });
}
