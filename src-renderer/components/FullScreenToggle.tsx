import { useState } from 'react';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useDesktop } from '../hooks/useDesktop.ts';
import { IconButton } from './IconButton.tsx';

/** Full screen for the projector; only in the desktop window, which has no browser's own key for it. */
export function FullScreenToggle() {
  const desktop = useDesktop();
  const [isFull, setIsFull] = useState(false);
  if (!desktop) return null;
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <IconButton
      label={isFull ? 'Keluar dari layar penuh' : 'Layar penuh'}
      icon={<Icon size={22} stroke={2.2} />}
      onClick={() => void desktop.toggleFullScreen().then(setIsFull)}
    />
  );
}
