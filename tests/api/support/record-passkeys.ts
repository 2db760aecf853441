/**
 * Records what Chromium's virtual authenticator makes and signs, for the tests of the host (tests/fixtures/passkeys.json):
 * `node tests/api/support/record-passkeys.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeToken } from '../../../src/api/ground/database/ids.ts';
import { creationOptions, requestOptions } from '../../../src/api/records/staff/webauthn.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import { addAuthenticator } from '../../support/virtual-authenticator.ts';

const NAME = 'localhost:4321';
const party = { id: 'localhost', origins: [`http://${NAME}`] };

const browser = await chromium.launch(findBrowser().launchOptions);
const page = await browser.newPage();
await page.route('**', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
);
await page.goto(`http://${NAME}/`);
const { devtools, authenticatorId } = await addAuthenticator(page);

const create = async (challenge: string) => {
  const options = await creationOptions('Hill Shop', party, { id: 'somebody', name: 'asha' }, [], challenge);
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON);
    return JSON.stringify(await navigator.credentials.create({ publicKey }));
  }, options);
  return { challenge, response };
};

const sign = async (challenge: string, changes: object = {}) => {
  const options = { ...(await requestOptions(party, challenge)), ...changes };
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as PublicKeyCredentialRequestOptionsJSON);
    return JSON.stringify(await navigator.credentials.get({ publicKey }));
  }, options);
  return { challenge, response };
};

const made = await create(makeToken());
const first = await sign(makeToken());
const second = await sign(makeToken());
await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
const unverified = await sign(makeToken(), { userVerification: 'discouraged' });
await browser.close();
const recorded = { name: NAME, made, first, second, unverified };
await writeFile(join(import.meta.dirname, '../../fixtures/passkeys.json'), `${JSON.stringify(recorded, null, 2)}\n`);
