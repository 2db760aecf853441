import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { findLanguage } from '../../../../messages/read-messages.ts';
import { type Content, html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import { inLanguageOf, languageChoices, type Reader } from '../../../ground/text/language.ts';
import { sentForm } from '../forms/sent-form.ts';
import type { PageContent } from '../page/layout.ts';
import type { OfficeSession, OfficeVisit } from '../page/office.ts';
import { choice } from '../pieces/fields.ts';
import type { Links } from '../pieces/links.ts';

/** The page on which the reader of an office chooses its language. The menu shows it if there is a choice. */

/** The path of the page, and that of its form, below the path of an office. */
export const LANGUAGE_PATH = '/language';

/** `note` is shown below the form. */
export function languagePage(
  links: Pick<Links, 'linkTo'>,
  visit: OfficeVisit<OfficeSession>,
  reader: Reader,
  note?: Content,
): PageContent {
  const options = languageChoices().map(({ tag, name }) => [tag, name] as const);
  const field = choice(operatorSignInText.language, 'language', options, findLanguage(reader.language));
  const button = operatorSignInText.saveLanguage;
  const form = sentForm(links, visit, { path: LANGUAGE_PATH, fields: [field], button, isNarrow: true });
  return { title: operatorSignInText.language, content: html`${form}${note}` };
}

/** Confirms the choice in the new language. `keep` returns whether there is such a language. */
export async function answerChosenLanguage(
  typed: URLSearchParams,
  reader: Reader,
  keep: (language: string) => Promise<boolean>,
): Promise<Notice> {
  const language = typed.get('language') ?? '';
  const isKept = await keep(language);
  const text = inLanguageOf(isKept ? { language } : reader, () =>
    isKept ? operatorSignInText.languageSaved : operatorSignInText.noLanguage,
  );
  return { isError: !isKept, text };
}
