import { currentLanguage, FIRST_LANGUAGE } from '../../messages/language.ts';
import { type Answered, readAnswer, UNREACHABLE } from './api-answer.ts';
import { page } from '../page.ts';

/** Time for a file over a slow connection. */
const FILE_MS = 180_000;

/** Sends a file as the body of a request. Never throws: an unreachable host is code 0. */
export async function sendFile<T>(
  path: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
): Promise<Answered<T>> {
  try {
    const response = await fetch(page.api + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(currentLanguage() === FIRST_LANGUAGE ? {} : { 'x-language': currentLanguage() }),
        'content-type': file.type || 'application/octet-stream',
        ...headers,
      },
      body: file,
      signal: AbortSignal.timeout(FILE_MS),
    });
    return readAnswer<T>(await response.json());
  } catch {
    return UNREACHABLE;
  }
}
