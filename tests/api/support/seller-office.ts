import { PASSWORD } from './client.ts';
import { Dashboard } from './dashboard.ts';
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
