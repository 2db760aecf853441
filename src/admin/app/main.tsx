/** The editor's pages, which `/admin` loads. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { startRouting } from './frame/route.ts';
import './admin.css';
import './forms/forms.css';

const container = document.getElementById('app');
if (container) {
  startRouting();
  createRoot(container).render(
    <StrictMode>
      <Frame shop={container.dataset['shop'] ?? ''} />
    </StrictMode>,
  );
}
