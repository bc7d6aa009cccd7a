import { KAYON } from './Halo.tsx';
import classes from './LoadingState.module.css';

interface LoadingStateProps {
  text?: string;
}

export function LoadingState({ text = 'Memuat...' }: LoadingStateProps) {
  return (
    <div className={classes.root} role="status">
      <svg viewBox="96 8 320 452" className={classes.kayon} aria-hidden="true">
        <path d={KAYON} />
        <path d={KAYON} transform="translate(256 452) scale(.72) translate(-256 -452)" />
        <path d={KAYON} transform="translate(256 452) scale(.44) translate(-256 -452)" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
