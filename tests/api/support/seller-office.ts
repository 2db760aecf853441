import { PASSWORD } from './client.ts';
import { Dashboard, type Page } from './dashboard.ts';
import type { TestHost } from './host.ts';

/** A browser without script that has not signed in to the seller's office. */
export const signInTo = (host: TestHost): Dashboard => new Dashboard(host, '/api/seller-office');

/** The office of a seller who has signed in. */
export async function openOffice(host: TestHost, login = 'anil@garden.example'): Promise<Dashboard> {
  const office = signInTo(host);
  const answer = await office.post('/sign-in', { login, password: PASSWORD });
  if (answer.status !== 303) throw new Error(answer.text);
  return office;
}

/** The token that the forms of a page have. */
export const tokenOf = ({ html }: Page): string => /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Sends a form with a file, as a browser does, and returns the page that it leads to. */
export async function sendFile(office: Dashboard, path: string, page: Page, content: Uint8Array): Promise<Page> {
  const form = new FormData();
  form.append('form', tokenOf(page));
  form.append('back', /name="back" value="([^"]*)"/.exec(page.html)?.[1] ?? '');
  form.append('file', new Blob([new Uint8Array(content)]), 'paper.pdf');
  const sent = new Response(form);
  const headers = { origin: office.host.address, 'content-type': sent.headers.get('content-type') ?? '' };
  return office.follow(await office.ask(path, headers, Buffer.from(await sent.arrayBuffer())));
}
