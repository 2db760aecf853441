import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBuildRecord } from '../files/build-record.ts';

/** Records beside a site what its feeds were made from. */
const FEED_RECORD_FILE = 'feeds.json';

/** The items of some products, and where their bytes are in a feed. */
const pieceSchema = z.object({
  /** A digest of what the items were made from. */
  key: z.string(),
  items: z.int().nonnegative(),
  /** The number of the file, from 1. */
  part: z.int().positive(),
  start: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
});

const recordSchema = z.record(
  /** Kind and market of a feed. */
  z.string(),
  z.object({
    /** A digest of what all items have in common. */
    shared: z.string(),
    /** The size of each file in bytes. */
    parts: z.array(z.int().nonnegative()),
    /** In the order of the files. */
    pieces: z.array(pieceSchema),
  }),
);

export type FeedPiece = z.infer<typeof pieceSchema>;
export type FeedRecords = z.infer<typeof recordSchema>;
export type FeedRecord = FeedRecords[string];

/** The record of the build in a folder. Empty if it is missing or damaged: all feeds are then made again. */
export const readFeedRecords = async (build: string | undefined): Promise<FeedRecords> =>
  (await readBuildRecord(build, FEED_RECORD_FILE, recordSchema)) ?? {};

/** Writes the record beside the site of a build. */
export const writeFeedRecords = (build: string, records: FeedRecords): Promise<void> =>
  writeFile(join(build, FEED_RECORD_FILE), JSON.stringify(records));
