import { writeJsonSchemas } from '../catalog/json-schemas/write-json-schemas.ts';
import type { Folders } from './files/folders.ts';

/** How long after a change the JSON Schemas for text editors are written, so that pages come first. */
const SETTLE_MS = 1_000;

/** Returns a function that writes the JSON Schemas of the catalogue a moment later. */
export function keepSchemas({ catalog, schemas }: Folders): () => void {
  if (schemas === undefined) return () => {};
  let timer: NodeJS.Timeout | undefined;
  const write = (): void => {
    try {
      writeJsonSchemas(catalog, schemas);
    } catch (error) {
      console.error(`The JSON Schemas for text editors could not be written: ${(error as Error).message}`);
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(write, SETTLE_MS).unref();
  };
}
