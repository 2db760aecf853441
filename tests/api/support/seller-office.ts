import { PASSWORD } from './client.ts';
import { Dashboard, type Page } from './dashboard.ts';
import type { TestHost } from './host.ts';
import { readForms } from './read-forms.ts';

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

const stockForm = ({ html }: Page) => readForms(html).find(({ action }) => action.endsWith('/stock'));

/** The address of a product's row in the form of the stock, or of that of one of its sizes: `3.0`. */
export function stockRow(page: Page, sku: string, size?: string): string {
  const hidden = stockForm(page)?.hidden ?? [];
  const product = hidden.find(([name, value]) => name.startsWith('sku.') && value === sku)?.[0].slice(4);
  if (size === undefined) return `${product}.0`;
  const own = `size.${product}.`;
  return hidden.find(([name, value]) => name.startsWith(own) && value === size)?.[0].slice(5) ?? '';
}

/** What a field of that form has. */
export const stockField = (page: Page, name: string) => stockForm(page)?.controls.find((one) => one.name === name);

/** Sends that form as a browser does, with changes; undefined takes a tick away. */
export async function sendStock(
  office: Dashboard,
  page: Page,
  changes: Readonly<Record<string, string | undefined>>,
): Promise<Page> {
  const { hidden = [], controls = [] } = stockForm(page) ?? {};
  const own = controls.flatMap(({ name, kind, value, isOn }) =>
    kind !== 'checkbox' || isOn ? [[name, value] as const] : [],
  );
  const sent = { ...Object.fromEntries([...hidden, ...own]), ...changes };
  const fields = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return office.follow(await office.post('/stock', fields));
}
