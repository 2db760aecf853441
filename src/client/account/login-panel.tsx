import type { ReactNode } from 'react';
import { page } from '../../browser/page.ts';
import { LoginPanel } from '../../islands/LoginPanel.tsx';
import styles from '../../islands/LoginPanel.css?url';
import { definePanel } from '../../islands/panels.tsx';
import { $session } from '../../stores/session.ts';
import { checkStored } from './account.ts';

/** The log-in by code, where the host sends messages to phones; missing when it could not be loaded. */
const byCode: Promise<ReactNode> | undefined = page.sendsCodes
  ? import('./code-panel.tsx').then(
      ({ codePanel }) => codePanel,
      () => undefined,
    )
  : undefined;
let shown: ReactNode;

const open = definePanel('login', (panel) => <LoginPanel {...panel} byCode={shown} />, styles);

/** The header's account icon opens the login panel, or the menu of a user whose session the host confirms first. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  await checkStored();
  shown = await byCode;
  if ($session.get() !== 'in') return open({ name: 'login' });
  const { run: openMenu } = await import('./account-menu.ts');
  return openMenu(link);
}
