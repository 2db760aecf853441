import { operatorSignInText } from '../../../messages/rooms/operator-sign-in.ts';
import { html } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { findLanguage } from '../../../messages/read-messages.ts';
import { inLanguageOf, languageChoices } from '../../ground/text/language.ts';
import type { HostServices } from '../services.ts';
import { setLanguage } from '../../records/staff/people.ts';
import { setNotice } from '../../records/staff/sessions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import { choice, hiddenFields, hint, HOME, linkTo } from './html.ts';
import { type PageContent, redirectTo } from './layout.ts';
import { page, type Visit } from './visit.ts';

const PATH = '/language';

/** A person's own language, on a page that the menu names where there is a choice. */
export const languagePages = (services: HostServices): PageRoute[] => [
  page(services, PATH, languagePage),
  { method: 'post', path: `${HOME}${PATH}`, handle: (request) => choose(services, request) },
];

async function languagePage({ session: { person, formToken } }: Visit): Promise<PageContent> {
  const options = languageChoices().map(({ tag, name }) => [tag, name] as const);
  const content = html`<form class="narrow" method="post" action="${linkTo(PATH)}">${hiddenFields({ form: formToken })}
${choice(operatorSignInText.language, 'language', options, findLanguage(person.language))}<button type="submit">${operatorSignInText.saveLanguage}</button></form>
${hint(operatorSignInText.notTranslated)}`;
  return { title: operatorSignInText.language, content };
}

async function choose(services: HostServices, request: Parameters<PageRoute['handle']>[0]): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const session = await readSession(services, request);
  if (!session) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: `${HOME}${PATH}` })}`);
  checkOwnForm(session, form);
  const language = form.get('language') ?? '';
  const isSet = await setLanguage(services, session.person, language);
  const notice = inLanguageOf(isSet ? { language } : session.person, () =>
    isSet ? operatorSignInText.languageSaved : operatorSignInText.noLanguage,
  );
  await setNotice(services, session, { isError: !isSet, text: notice });
  return redirectTo(`${HOME}${PATH}`);
}
