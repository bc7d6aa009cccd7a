import { IconShieldPlus } from '@tabler/icons-react';
import { Link } from '../../../components/Link.tsx';
import { paths } from '../../../lib/paths.ts';
import { setupScreenTexts as texts } from '../texts.ts';
import classes from './FirstAdminLink.module.css';

/** The way to the first admin. */
export const FirstAdminLink = () => (
  <p className={classes.root}>
    <IconShieldPlus size={20} stroke={2.2} aria-hidden="true" />
    <span>{texts.freshInstall}</span>
    <Link to={paths.adminSetup}>{texts.createAdmin}</Link>
  </p>
);
