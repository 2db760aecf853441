import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { codeFolder, packageFolder } from '../../package.ts';
import { type Format, formatFile } from './format.ts';

/** The format of a program, from its file in `programs`. @throws Error that names the file, the wrong part, and what is wrong with it */
export function readFormat(id: string): Format {
  const { about: _, columnsOf, ...format } = readProgram(id, formatFile);
  const shared =
    columnsOf === undefined ? {} : readProgram(columnsOf, formatFile.pick({ about: true, columns: true })).columns;
  return { id, ...format, columns: { ...shared, ...format.columns } };
}

function readProgram<Value>(name: string, schema: z.ZodType<Value>): Value {
  const file = join(codeFolder, 'tables/formats/programs', `${name}.json`);
  return parseProgram(readFileSync(file, 'utf8'), relative(packageFolder, file).replaceAll('\\', '/'), schema);
}

/** Reads the file of a program. @throws Error that names the file, the wrong part, and what is wrong with it */
export function parseProgram<Value>(text: string, file: string, schema: z.ZodType<Value>): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. Correct the JSON.`);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${file} is no description of a table:\n${z.prettifyError(result.error)}`);
  return result.data;
}
