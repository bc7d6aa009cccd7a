import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { FullScreenToggle } from '../../../components/FullScreenToggle.tsx';
import { Link } from '../../../components/Link.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { CLASS_PARAM, paths } from '../../../lib/paths.ts';
import { isElsewhere } from '../../../lib/api-error.ts';
import { openClassesQuery, sharingQuery } from '../api/sharing.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { JoinAddress } from './JoinAddress.tsx';
import { JoinQr } from './JoinQr.tsx';
import classes from './Projector.module.css';

/** What the last row must read: the address, its QR code, and how many are in. */
export function Projector() {
  const { data, error, isPending } = useQuery(sharingQuery());
  const { data: openClasses = [] } = useQuery(openClassesQuery());
  const [search, setSearch] = useSearchParams();
  // With one class there is nothing to choose; 'no class' can still be.
  const [first] = openClasses;
  const only = openClasses.length === 1 ? first?._id : undefined;
  const wanted = search.get(CLASS_PARAM) ?? only;
  const chosen = openClasses.find(({ _id }) => _id === wanted);
  const joinUrl = data?.isOpen === true && !isElsewhere(error) ? data.joinUrl : null;
  return (
    <Stage c="wedel" haloClassName={classes.halo} className={classes.root}>
      <header className={classes.tools}>
        {joinUrl !== null && openClasses.length > 0 && (
          <ClassPicker
            classes={openClasses}
            value={chosen?._id ?? ''}
            onChange={(id) => setSearch({ [CLASS_PARAM]: id }, { replace: true })}
          />
        )}
        <FullScreenToggle />
        <Link
          to={paths.adminMenu('kelas')}
          aria-label={texts.projectorBack}
          title={texts.projectorBack}
          className={classes.back}
        >
          <IconArrowLeft size={24} stroke={2.2} aria-hidden="true" />
        </Link>
      </header>
      {joinUrl !== null && data !== undefined ? (
        <main tabIndex={-1} className={classes.main}>
          <div className={classes.join}>
            <h1 className={classes.lead}>{texts.lead}</h1>
            <JoinAddress url={joinUrl} />
            {chosen && (
              <p className={classes.code}>
                {texts.classCode} <b translate="no">{chosen.code}</b>
              </p>
            )}
            <p role="status" className={classes.count}>
              <b>{formatNumber(data.students.length)}</b> {texts.connected}
            </p>
          </div>
          <JoinQr
            value={chosen ? joinUrl + paths.classDoor(chosen.code) : (data.qrPayload ?? joinUrl)}
            className={classes.qr}
          />
        </main>
      ) : (
        <main tabIndex={-1} className={classes.message}>
          {isPending ? (
            <LoadingState text={texts.loading} />
          ) : (
            <>
              <h1 className={classes.title}>
                {isElsewhere(error)
                  ? texts.localOnly
                  : data === undefined
                    ? errorText(error, texts.failed)
                    : data.isOpen
                      ? texts.waiting
                      : texts.projectorClosed}
              </h1>
              <ButtonLink to={paths.adminMenu('kelas')} variant="stage">
                {texts.projectorBack}
              </ButtonLink>
            </>
          )}
        </main>
      )}
      <Debog />
    </Stage>
  );
}
