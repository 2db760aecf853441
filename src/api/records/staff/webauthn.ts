import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import { z } from 'zod';
import type { PasskeyRow, StaffRow } from '../../ground/database/tables.ts';
import { parseColumn } from '../../ground/database/json-column.ts';
import type { RelyingParty } from './relying-party.ts';

/**
 * WebAuthn (W3C Level 3) by @simplewebauthn/server. A passkey is stored by its authenticator with the person's name, and asks for
 * fingerprint, face or PIN each time, so that it stands for password and one-time code.
 */

/** Loaded on first use, as few requests need it. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, by their COSE numbers: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string())
      .max(20)
      .transform((names) => TRANSPORTS.filter((known) => names.includes(known)))
      .default([]),
  }),
});

const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
type SignedCredential = z.output<typeof signedCredential>;

/** Options of `navigator.credentials.create`. Devices that have one of `known` make no second one. */
export async function creationOptions(
  shopName: string,
  party: RelyingParty,
  { id, name }: Pick<StaffRow, 'id' | 'name'>,
  known: readonly PasskeyRow[],
  challenge: string,
): Promise<object> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: answersOperatorText.passkeyOf({ shop: shopName }),
    rpID: party.id,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
  });
}

/** Options of `navigator.credentials.get`, for any passkey of this host name. */
export async function requestOptions(party: RelyingParty, challenge: string): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
}

/** What a browser made, and the challenge that it was asked with, which is still to be checked. */
interface NewPasskey {
  readonly columns: Pick<PasskeyRow, 'id' | 'rp_id' | 'public_key' | 'counter' | 'transports'>;
  readonly challenge: string;
}

/** Reads a passkey that a browser has made; undefined unless it is right for this host name. */
export async function readNewPasskey(
  typed: string,
  { id: rpId, origins }: RelyingParty,
): Promise<NewPasskey | undefined> {
  const response = parse(newCredential, typed);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await library();
  let challenge = '';
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asRefused);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const columns = {
    id,
    rp_id: rpId,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(response.response.transports),
  };
  return { columns, challenge };
}

/** What a browser sent to sign in; undefined if it is none. */
export const readSigned = (typed: string): SignedCredential | undefined => parse(signedCredential, typed);

/** Checks what a passkey has signed. Returns its new counter, and the challenge, which is still to be checked; undefined if it is wrong. */
export async function verifySigned(
  response: SignedCredential,
  row: PasskeyRow,
  { id: rpId, origins }: RelyingParty,
): Promise<{ readonly counter: number; readonly challenge: string } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  let challenge = '';
  const result = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    credential: {
      id: row.id,
      publicKey: bytesOf(row.public_key),
      counter: row.counter,
      transports: transportsOf(row),
    },
    requireUserVerification: true,
  }).catch(asRefused);
  return result?.verified ? { counter: result.authenticationInfo.newCounter, challenge } : undefined;
}

/** The library rejects with a plain error for everything that is wrong in what it checks. */
const asRefused = (): undefined => undefined;

function parse<T extends z.ZodType>(schema: T, typed: string): z.output<T> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(typed);
  } catch {
    return undefined;
  }
  return schema.safeParse(json).data;
}

const transportsOf = ({ transports }: PasskeyRow) => parseColumn(z.array(z.enum(TRANSPORTS)), transports);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
