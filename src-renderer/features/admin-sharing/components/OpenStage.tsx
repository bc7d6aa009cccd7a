import { IconDeviceProjector, IconLock, IconWifi, IconWifiOff } from '@tabler/icons-react';
import type { SharingState } from '#shared/contracts/sharing.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Debog } from '../../../components/Debog.tsx';
import { Stage } from '../../../components/Stage.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import { JoinAddress } from './JoinAddress.tsx';
import { JoinQr } from './JoinQr.tsx';
import { LivePill } from './LivePill.tsx';
import classes from './OpenStage.module.css';

interface OpenStageProps {
  sharing: SharingState;
  isClosing: boolean;
  onClose: () => void;
}

/** What the class must see while it can come in. */
export function OpenStage({ sharing, isClosing, onClose }: OpenStageProps) {
  const { joinUrl, qrPayload, localNameUrl, students } = sharing;
  return (
    <Stage c="wedel" haloClassName={classes.halo} className={classes.root}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.title}</h2>
        <LivePill isOpen />
        <ButtonLink
          to={paths.projector}
          variant="stage"
          size="sm"
          leftIcon={<IconDeviceProjector size={20} stroke={2.2} aria-hidden="true" />}
          className={classes.projector}
        >
          {texts.projector}
        </ButtonLink>
      </div>
      {joinUrl === null ? (
        <div className={classes.waiting}>
          <IconWifiOff size={56} stroke={2} aria-hidden="true" />
          <p className={classes.waitingTitle}>{texts.waitingTitle}</p>
          <p>{texts.waiting}</p>
        </div>
      ) : (
        <div className={classes.main}>
          <div className={classes.join}>
            <p className={classes.lead}>{texts.lead}</p>
            <JoinAddress url={joinUrl} />
            {localNameUrl !== null && (
              <p className={classes.name}>
                <IconWifi size={24} stroke={2.2} aria-hidden="true" />
                <span>
                  {texts.localName} <b>{localNameUrl.replace('http://', '')}</b>
                </span>
              </p>
            )}
          </div>
          <JoinQr value={qrPayload ?? joinUrl} className={classes.qr} />
        </div>
      )}
      <div className={classes.foot}>
        <p role="status" className={classes.count}>
          <b>{formatNumber(students.length)}</b> {texts.connected}
        </p>
        {sharing.control === 'switch' ? (
          <Button
            variant="prada"
            leftIcon={<IconLock size={20} stroke={2.2} />}
            busy={isClosing}
            onClick={onClose}
          >
            {isClosing ? texts.closing : texts.close}
          </Button>
        ) : (
          <p className={classes.fixed}>{texts.fixed}</p>
        )}
      </div>
      <Debog />
    </Stage>
  );
}
