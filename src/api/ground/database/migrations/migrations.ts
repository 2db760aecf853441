import { createBaseline } from './0001-baseline.ts';
import { addLanguages } from './0002-languages.ts';
import { addProofs } from './0003-proofs.ts';
import { addSessionNotices } from './0004-session-notices.ts';
import { addOffers } from './0005-offers.ts';
import type { QueryBuilder, Database } from '../types.ts';

/** The migration that every database begins with. */
export const BASELINE = '2026-11-baseline';

/**
 * All migrations, oldest first, by the names recorded in databases. Released migrations are never changed. Each runs on SQLite and
 * PostgreSQL.
 */
export const migrations: Readonly<Record<string, (db: QueryBuilder, kind: Database['kind']) => Promise<void>>> = {
  [BASELINE]: createBaseline,
  '2026-11-languages': addLanguages,
  '2026-11-proofs': addProofs,
  '2026-11-session-notices': addSessionNotices,
  '2026-11-offers': addOffers,
};
