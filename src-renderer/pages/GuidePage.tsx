import { Guide } from '../features/guide/components/Guide.tsx';
import classes from './GuidePage.module.css';

/** /bantuan: the teacher's guide, also for those who have no account yet. */
export function GuidePage() {
  return (
    <div className={classes.root}>
      <title>Panduan Guru · Punakawan</title>
      <Guide />
    </div>
  );
}
