import { useSyncExternalStore } from 'react';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { chooseSound, isSoundOn, onSoundChange } from '../lib/sound.ts';
import { IconButton } from './IconButton.tsx';

/** Switches the sounds of the game on and off. */
export function SoundToggle({ className }: { className?: string | undefined }) {
  const on = useSyncExternalStore(onSoundChange, isSoundOn);
  const Icon = on ? IconVolume : IconVolumeOff;
  return (
    <IconButton
      label="Suara"
      title={on ? 'Suara hidup' : 'Suara mati'}
      aria-pressed={on}
      icon={<Icon size={22} stroke={2.2} aria-hidden="true" />}
      className={className}
      onClick={() => chooseSound(!on)}
    />
  );
}
