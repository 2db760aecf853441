import { z } from 'zod';
import { DEPLOY_RECORD } from '../server/site-files.ts';
import { DeployError } from './deploy-error.ts';

/** What a deployed file is. */
const entrySchema = z.object({
  /** What was stored (`DeployFile.digest`). */
  digest: z.string(),
  /** What the listing had when it was stored. Without it the upload was begun, but it is not known whether it ended. */
  tag: z.string().optional(),
  /** When the first site without this hashed file was deployed, in ms since 1970. */
  goneAt: z.number().int().optional(),
});

/** Names that stay below the target. */
const keySchema = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\0\n\r]+$/);

const recordSchema = z.object({
  version: z.literal(1),
  /** `BuiltSite.rules` of the site that was deployed last. */
  rules: z.string().optional(),
  files: z.record(keySchema, entrySchema),
});

export type DeployedFile = z.infer<typeof entrySchema>;
/** What earlier deployments stored. It is kept with the files, under the name `_deploy.json`. */
export type DeployRecord = z.infer<typeof recordSchema>;

/** @param text - undefined if there was no deployment yet. @throws DeployError when it is not a record */
export function parseRecord(text: string | undefined): DeployRecord {
  if (text === undefined) return { version: 1, files: {} };
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new DeployError(
      `${DEPLOY_RECORD} at the target can't be read. Delete it and run the same command again. Files of earlier sites then stay there.`,
    );
  }
}

export const formatRecord = (record: DeployRecord): string => `${JSON.stringify(record)}\n`;
