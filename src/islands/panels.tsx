import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { $panel, openPanel, type Panel, place } from '../stores/panel.ts';
import { BottomSheet } from './BottomSheet.tsx';
import { CartDrawer } from './CartDrawer.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { loadStyles } from './load-styles.ts';
import styles from './panels.css?url';

const styled = loadStyles(styles);

/**
 * Drawer, bottom sheet and login panel: whichever `$panel` names. This module, and React with it, is asked for when a
 * trigger is first touched.
 */
let mounted: Promise<void> | undefined;

function Panels({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  const panel = useStore($panel);
  if (panel?.name === 'cart') return <CartDrawer />;
  if (panel?.name === 'login') return <LoginPanel view={panel.view ?? 'login'} />;
  if (panel?.name === 'sheet') return <BottomSheet key={panel.path} path={panel.path} />;
  return null;
}

function mount(): Promise<void> {
  mounted ??= new Promise((ready) => {
    const host = document.createElement('div');
    document.body.append(host);
    place.opensPanels = true;
    createRoot(host).render(<Panels onReady={ready} />);
  });
  return mounted;
}

/** Opens a panel; resolves once React listens to the store, so the press that asked for it is not lost. */
export async function open(panel: Panel): Promise<void> {
  await Promise.all([mount(), styled]);
  openPanel(panel);
}
