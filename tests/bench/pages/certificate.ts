import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a server needs for TLS, and what a browser needs to trust it. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key, as Chromium's `--ignore-certificate-errors-spki-list` wants it. */
  readonly keyHash: string;
}

const DAY_MS = 86_400_000;
/** Of ASN.1's distinguished encoding (ITU-T X.690). */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  name: 0x82,
  address: 0x87,
  version: 0xa0,
  extensions: 0xa3,
};
/** Object identifiers, encoded: ecdsa-with-SHA256, commonName, subjectAltName. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ALTERNATIVE_NAMES = Buffer.from('0603551d11', 'hex');

/** A value with its tag and length. */
function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => encode(TAG.sequence, ...parts);
/** All of its bits are used. */
const bits = (content: Uint8Array): Buffer => encode(TAG.bits, Buffer.from([0]), content);
/** "2026-11-25T01:02:03.004Z" as "261125010203Z". */
const time = (ms: number): Buffer =>
  encode(TAG.time, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

/** A self-signed certificate (RFC 5280) for `localhost` and 127.0.0.1 with a new key. It is valid for two days around now. */
export function makeCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(ECDSA_SHA256);
  const name = sequence(encode(TAG.set, sequence(COMMON_NAME, encode(TAG.text, Buffer.from('localhost')))));
  const names = sequence(encode(TAG.name, Buffer.from('localhost')), encode(TAG.address, Buffer.from([127, 0, 0, 1])));
  const content = sequence(
    encode(TAG.version, encode(TAG.integer, Buffer.from([2]))),
    // Its first bit is 0, as it must be positive; and the first byte is not 0, as it must be short.
    encode(TAG.integer, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    spki,
    encode(TAG.extensions, sequence(sequence(ALTERNATIVE_NAMES, encode(TAG.octets, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(sequence(content, algorithm, bits(signature))),
    keyHash: createHash('sha256').update(spki).digest('base64'),
  };
}

const toPem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${(der.toString('base64').match(/.{1,64}/g) as string[]).join('\n')}\n-----END CERTIFICATE-----\n`;
