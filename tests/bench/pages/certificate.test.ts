import { createHash, createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');

test('a certificate is for this machine alone, signed by its own key, and valid around now', () => {
  const { cert, key } = makeCertificate(NOON);
  const read = new X509Certificate(cert);
  expect(read.subject).toBe('CN=localhost');
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.checkHost('example.com')).toBeUndefined();
  expect(read.verify(createPublicKey(key))).toBe(true);
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect([read.validFrom, read.validTo].map((text) => Date.parse(text))).toEqual([
    Date.parse('2026-11-24T12:00:00Z'),
    Date.parse('2026-11-26T12:00:00Z'),
  ]);
});

test('each certificate has a key of its own, which its hash names', () => {
  const [one, other] = [makeCertificate(), makeCertificate()];
  const spki = createPublicKey(one.cert).export({ type: 'spki', format: 'der' });
  expect(one.keyHash).toBe(createHash('sha256').update(spki).digest('base64'));
  expect(other.keyHash).not.toBe(one.keyHash);
});

test('who trusts a certificate can connect to its server by TLS 1.3', async () => {
  const { cert, key } = makeCertificate();
  const server = createServer({ cert, key }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: 'localhost', ca: cert });
  await once(socket, 'secureConnect');
  expect([socket.authorized, socket.getProtocol()]).toEqual([true, 'TLSv1.3']);
  socket.destroy();
  server.close();
});
