import { useQuery } from '@tanstack/react-query';
import { IconShieldPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { setupStatusQuery } from '../api/setup-status.ts';
import { setupScreenTexts as texts } from '../texts.ts';
import classes from './SetupHint.module.css';

/** The way to the first admin, shown while there is none; when that cannot be told, nothing is. */
export function SetupHint() {
  const { data } = useQuery(setupStatusQuery());
  if (!data?.needed) return null;
  return (
    <p className={classes.root}>
      <IconShieldPlus size={20} stroke={2.2} aria-hidden="true" />
      <span>{texts.freshInstall}</span>
      <Link to={paths.adminSetup}>{texts.createAdmin}</Link>
    </p>
  );
}
