import { LoginPanel } from '../../islands/login/LoginPanel.tsx';
import styles from '../../islands/login/LoginPanel.css?inline';
import { definePanel } from '../../islands/panels.tsx';
import { $session } from '../../stores/session.ts';
import { checkStored } from './account.ts';

const open = definePanel('login', LoginPanel, styles);

/** The header's account icon opens the login panel, or the menu of a user whose session the host confirms first. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  await checkStored();
  if ($session.get() !== 'in') return open({ name: 'login' });
  const { run: openMenu } = await import('./account-menu.ts');
  return openMenu(link);
}
