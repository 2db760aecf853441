import { sql } from 'kysely';
import type { Database, QueryBuilder } from '../../types.ts';

/**
 * The audit trail, with guards, so that a slip in code or in a shell can't change it. An entry is never changed, and goes only when it is
 * older than the time that a row of `audit_release` says, which `releaseAudit` adds and removes within a transaction.
 */
export async function guardAudit(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await (kind === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

const NOT_RELEASED = 'not exists (select 1 from audit_release where audit_release.before > old.at)';
const CHANGED = 'audit: entries are never changed';
const DELETED = 'audit: entries are only deleted by age';

async function guardSqlite(db: QueryBuilder): Promise<void> {
  const guards = {
    audit_update: ['update', 'true', CHANGED],
    audit_delete: ['delete', NOT_RELEASED, DELETED],
    // "insert or replace" deletes a row without its trigger.
    audit_insert: ['insert', 'exists (select 1 from audit where audit.id = new.id)', CHANGED],
  };
  for (const [name, [event, refuses, message]] of Object.entries(guards))
    await sql
      .raw(
        `create trigger ${name} before ${event} on audit for each row when ${refuses} begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
}

async function guardPostgres(db: QueryBuilder): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const guards = {
    audit_update: ['update', 'true', CHANGED, 'for each row'],
    audit_delete: ['delete', NOT_RELEASED, DELETED, 'for each row'],
    audit_truncate: ['truncate', 'true', DELETED, 'for each statement'],
  };
  for (const [name, [event, refuses, message, each]] of Object.entries(guards)) {
    await run(
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin
       if ${refuses} then raise exception '${message}' using errcode = 'check_violation'; end if; return old; end $$`,
    );
    await run(`create trigger ${name} before ${event} on audit ${each} execute function ${name}()`);
  }
}
