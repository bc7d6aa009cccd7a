import { IconUsersGroup } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Kelir } from '../../../components/Kelir.tsx';
import { Link } from '../../../components/Link.tsx';
import { paths } from '../../../lib/paths.ts';
import { registerTexts } from '../register-texts.ts';
import { authScreenTexts } from '../texts.ts';
import classes from './AuthCard.module.css';

const texts = { ...authScreenTexts, ...registerTexts };

/** In place of the form, where accounts come with a class alone: whom to ask, and the way in. */
export function RegistrationClosed() {
  const { state } = useLocation();
  return (
    <Kelir c="wedel">
      <div className={classes.form}>
        <div>
          <h1 className={classes.title}>{texts.closedTitle}</h1>
          <p className={classes.intro}>{texts.closed}</p>
        </div>
        <ButtonLink
          to={paths.classCode}
          variant="prada"
          fullWidth
          leftIcon={<IconUsersGroup size={20} stroke={2.2} aria-hidden="true" />}
        >
          {texts.byClass}
        </ButtonLink>
        <p className={classes.alternative}>
          {texts.haveAccount}{' '}
          <Link to={paths.login} state={state}>
            {texts.signIn}
          </Link>
        </p>
      </div>
    </Kelir>
  );
}
