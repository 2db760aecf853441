import { describeTrouble } from '../../browser/api/api-answer.ts';
import type { OwnSession } from '../../contract/accounts.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { askHost } from '../../browser/api/api.ts';
import { tell } from '../../browser/notice.ts';
import { readToken } from '../../stores/session.ts';
import { copyTemplate, formatMoment, writeTexts } from '../../browser/templates.ts';

/** The devices that are logged in to an account (components/account/OwnAccount.astro). */
export async function showSessions(container: HTMLElement): Promise<void> {
  const answer = await askHost<{ sessions: readonly OwnSession[] }>('/account/sessions', { token: readToken() });
  const list = container.querySelector('[data-list=sessions]');
  const others = container.querySelector<HTMLElement>('[data-act=endOthers]');
  if (!list || !others) return;
  if (!answer.ok) {
    const item = document.createElement('li');
    item.textContent = accountText.sessionsFailed;
    list.replaceChildren(item);
    others.hidden = true;
    return;
  }
  const { sessions } = answer.data;
  list.replaceChildren(...sessions.map((session) => showSession(container, session)));
  others.hidden = sessions.length < 2;
}

function showSession(
  container: HTMLElement,
  { id, browser, createdAt, lastUsedOn, isCurrent }: OwnSession,
): HTMLElement {
  const item = copyTemplate(container, 'session');
  const moment = formatMoment(createdAt);
  writeTexts(item, {
    browser: nameDevice(browser, isCurrent),
    used:
      lastUsedOn === undefined
        ? accountText.loggedInOn({ moment })
        : accountText.loggedInUsed({ moment, day: formatShortDay(lastUsedOn) }),
    which: nameDevice(browser, isCurrent),
  });
  const button = item.querySelector('button');
  if (button) Object.assign(button, { hidden: isCurrent, value: id });
  return item;
}

/** What the host calls a browser whose name it does not know (api/records/accounts/sessions/browser-name.ts). */
const UNKNOWN = 'Unknown device';

function nameDevice(browser: string, isCurrent: boolean): string {
  if (browser === UNKNOWN) return isCurrent ? accountText.thisDevice : accountText.anotherDevice;
  return isCurrent ? accountText.thisBrowser({ browser }) : browser;
}

/** Attaches the handlers of the list's buttons and of the one below it. */
export function listenToSessions(container: HTMLElement): void {
  const end = async (path: string, done: string) => {
    const answer = await askHost(path, { body: {}, token: readToken() });
    // 404: the session has already ended.
    tell(answer.ok || answer.code === 404 ? done : (describeTrouble(answer) ?? answer.message));
    await showSessions(container);
    container.querySelector<HTMLElement>('#account-devices')?.focus();
  };
  container.querySelector('[data-list=sessions]')?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-act=end]');
    if (button) void end(`/account/sessions/${button.value}/end`, accountText.deviceOut);
  });
  container.querySelector('[data-act=endOthers]')?.addEventListener('click', () => {
    void end('/account/sessions/end-others', accountText.othersOut);
  });
}
