import { LoginPanel } from '../../islands/LoginPanel.tsx';
import styles from '../../islands/LoginPanel.css?url';
import { definePanel } from '../../islands/panels.tsx';
import './account.ts';

const open = definePanel('login', LoginPanel, styles);

/** The header's account icon opens the login panel. */
export const run = (): Promise<void> => open({ name: 'login' });
