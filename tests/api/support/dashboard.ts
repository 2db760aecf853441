import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeAt, readBase32, stepAt } from '../../../src/api/records/staff/totp.ts';
import { decodeHtml } from './decode-html.ts';
import type { TestHost } from './host.ts';
import { runOperator } from './operator.ts';

export const STAFF_PASSWORD = 'four unrelated words here';

export interface Page {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  /** Without tags, with single spaces. */
  readonly text: string;
  /** Where it leads; undefined for a page. */
  readonly location: string | undefined;
}

/** A browser without script in an office: keeps its cookie, and sends what browsers send. */
export class Dashboard {
  readonly host: TestHost;
  cookie = '';
  /** The cookie that names the browser, which outlives the session. */
  browser = '';
  /** The name and port by which it asks for pages; those of the host's address by default. */
  name = '';

  /** Where the office is. */
  readonly home: string;

  constructor(host: TestHost, home = '/api/operator') {
    this.host = host;
    this.home = home;
  }

  /** Sent by node:http, as `fetch` sets `Sec-Fetch-Mode` itself. */
  async ask(path: string, sent: Readonly<Record<string, string>> = {}, body?: string | Buffer): Promise<Page> {
    const headers = {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'same-origin',
      ...((this.cookie || this.browser) && { cookie: [this.browser, this.cookie].filter(Boolean).join('; ') }),
      ...(this.name && { host: this.name }),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...sent,
    };
    const method = body === undefined ? 'GET' : 'POST';
    const question = request(`${this.host.address}${this.home}${path}`, { method, headers, agent: false });
    const answered = once(question, 'response');
    question.end(body);
    const [response] = (await answered) as [IncomingMessage];
    const html = await text(response);
    const [set, named] = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    this.cookie = set ?? this.cookie;
    this.browser = named ?? this.browser;
    const { statusCode: status = 0, headers: found } = response;
    return { status, headers: found, html, text: textOf(html), location: found.location };
  }

  get = (path: string): Promise<Page> => this.ask(path);

  /** `fields` are pairs where one comes several times. */
  post(
    path: string,
    fields: Readonly<Record<string, string>> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const origin = this.name === '' ? this.host.address : `http://${this.name}`;
    return this.ask(path, { origin, ...headers }, new URLSearchParams(fields).toString());
  }

  /** Sends a form with files, which may have several fields of one name. */
  async upload(path: string, fields: readonly (readonly [name: string, value: string | File])[]): Promise<Page> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const sent = new Response(form);
    return this.ask(
      path,
      { origin: this.host.address, 'content-type': sent.headers.get('content-type') ?? '' },
      Buffer.from(await sent.arrayBuffer()),
    );
  }

  /** Sends the form of a page that has these hidden fields, and returns the page that it leads to. */
  async submit(
    page: Page,
    hidden: Readonly<Record<string, string>>,
    typed: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const fields = formsOf(page.html).find((form) =>
      Object.entries(hidden).every(([name, value]) => form[name] === value),
    );
    if (!fields) throw new Error(`The page has no form with ${JSON.stringify(hidden)}.`);
    return this.follow(await this.post('/act', { ...fields, ...typed }));
  }

  /** The page that an answer leads to; the answer itself where it leads to none. */
  follow = async (answer: Page): Promise<Page> =>
    answer.status === 303 ? this.get((answer.location ?? '').replace(this.home, '')) : answer;

  async signIn(name: string, password: string, secret: string, headers: Record<string, string> = {}): Promise<Page> {
    const code = codeAt(readBase32(secret), stepAt(this.host.clock.now));
    return this.post('/sign-in', { name, password, code }, headers);
  }
}

const textOf = (html: string): string =>
  decodeHtml(html.replace(/<style>.*?<\/style>|<script>.*?<\/script>|<[^>]*>/gs, ' ')).replace(/\s+/g, ' ');

/** The hidden fields of each form. */
export const formsOf = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<form method="post".*?<\/form>/gs)].map(([form]) =>
    Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)">/g)].map(([, name, value]) => [
        name,
        decodeHtml(value ?? ''),
      ]),
    ),
  );

/** Adds somebody, who uses the invitation. Returns the key of the codes; the next code is good from the next step on. */
export async function addStaff(host: TestHost, name: string, role: string): Promise<string> {
  const link = await runOperator(host, `staff add ${name}`, { role });
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? '';
  const visitor = new Dashboard(host);
  const page = await visitor.get(`/join?token=${token}`);
  const secret = /secret=([A-Z2-7]+)/.exec(page.html)?.[1] ?? '';
  const code = codeAt(readBase32(secret), stepAt(host.clock.now));
  const joined = await visitor.post('/join', { token, password: STAFF_PASSWORD, code });
  if (joined.location !== '/api/operator/sign-in') throw new Error(joined.text);
  host.clock.now += 30_000;
  return secret;
}

/** Somebody of a role who has logged in. */
export async function openDashboard(host: TestHost, role = 'all', name = 'asha'): Promise<Dashboard> {
  const secret = await addStaff(host, name, role);
  const dashboard = new Dashboard(host);
  const answer = await dashboard.signIn(name, STAFF_PASSWORD, secret);
  if (answer.status !== 303) throw new Error(answer.text);
  host.clock.now += 30_000;
  return dashboard;
}
