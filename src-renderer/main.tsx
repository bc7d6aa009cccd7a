import './lib/zod-config.ts';
import './theme/shades.css';
import './theme/tokens.css';
import './theme/stage.css';
import './theme/fonts.css';
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followColorScheme } from './lib/color-scheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followColorScheme();

// In slices of a few milliseconds: an old PC stays responsive while the first page is built.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
