import type { TestHost } from './host.ts';

/** Confirms the addresses of all applicants, as if each had opened the link in its mail. */
export async function confirmSellers({ host: { database, services } }: TestHost): Promise<void> {
  await database.write((db) => db.updateTable('sellers').set({ email_confirmed_at: services.now() }).execute());
}

/** Opens the page behind a link in a mail and posts its form. Returns the page that answers. */
export async function followLink({ address }: TestHost, mail: string | undefined): Promise<string> {
  const [, path = '', token = ''] = /\/api(\/[\w/]+)\?token=([\w-]+)/.exec(mail ?? '') ?? [];
  const asked = await (await fetch(`${address}/api${path}?token=${token}`)).text();
  if (!asked.includes('<form')) return asked;
  return (await fetch(`${address}/api${path}`, { method: 'POST', body: new URLSearchParams({ token }) })).text();
}
