import { describe, expect, test } from 'vitest';
import { makeId } from '../../../src/api/ground/database/ids.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { openDashboard, type Page } from '../support/dashboard.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

const ROWS = 450;

/** The address of the next page; undefined on the last one. */
const nextOf = ({ html }: Page): string | undefined => {
  const next = /href="[^"]*\/api\/operator([^"]*[?;]after=[^"]*)"/.exec(html)?.[1];
  return next && decodeHtml(next);
};

async function insertComplaints({ host: { database } }: TestHost, now: number): Promise<void> {
  const row = { name: 'Asha', phone: '+919876543210', email: null, order_number: null, text: 'It leaks.' };
  const state = { status: 'open' as const, answer: null, acknowledged_at: null, answered_at: null };
  await database.write(async (db) => {
    // Several of each moment: the last row of a page is seldom the only one of its moment.
    for (let index = 0; index < ROWS; index++)
      await db
        .insertInto('complaints')
        .values({ ticket: `C-${String(index).padStart(8, '0')}`, ...row, ...state, created_at: now + (index % 7) })
        .execute();
  });
}

async function insertMessages({ host: { database } }: TestHost, now: number): Promise<void> {
  await database.write(async (db) => {
    for (let index = 0; index < ROWS; index++)
      await db
        .insertInto('outbox')
        .values({
          ...{
            id: makeId(now + index),
            channel: 'mail',
            kind: `kind-${String(index).padStart(3, '0')}`,
            recipient: '',
          },
          ...{ subject: '', body: '', created_at: now, send_at: now + 3_600_000 + (index % 7), sent_at: null },
          ...{ handed_at: null, tries: 0, failure: null },
        })
        .execute();
  });
}

export function testOperatorLists(open: OpenHost): void {
  describe('lists of the dashboard', () => {
    test.each([
      ['/complaints', insertComplaints, />Complaint (C-\d{8})</g],
      ['/messages?status=waiting', insertMessages, /(Kind \d{3})/g],
    ] as const)('that of %s shows every row once, page by page', async (path, insert, pattern) => {
      const host = await open();
      await insert(host, host.clock.now);
      const dashboard = await openDashboard(host, 'view');
      const seen: string[] = [];
      let pages = 0;
      for (let next: string | undefined = path; next !== undefined && pages < 9; pages++) {
        const page = await dashboard.get(next);
        expect(page.status).toBe(200);
        seen.push(...[...page.html.matchAll(pattern)].map(([, name]) => name as string));
        next = nextOf(page);
      }
      expect(pages).toBe(3);
      expect(seen).toHaveLength(ROWS);
      expect(new Set(seen).size).toBe(ROWS);
    });

    test('begin at the front for an address that names no place', async () => {
      const host = await open();
      await insertComplaints(host, host.clock.now);
      const dashboard = await openDashboard(host, 'view');
      const front = (await dashboard.get('/complaints')).html;
      for (const after of ['', 'x', "1' or 1=1_x", '_', '1_2_3'])
        expect((await dashboard.get(`/complaints?${new URLSearchParams({ after })}`)).html).toBe(front);
    });
  });
}
