import {
  IconDeviceDesktopAnalytics,
  IconPrinter,
  IconReportAnalytics,
  IconSettings,
  IconTrophy,
  IconUserPlus,
} from '@tabler/icons-react';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { useJoinAddress } from '../../../hooks/useJoinAddress.ts';
import { paths } from '../../../lib/paths.ts';
import { classTexts as texts } from '../texts.ts';
import classes from './ClassHeader.module.css';

const ICON = { size: 20, stroke: 2.2 } as const;

interface ClassHeaderProps {
  subject: SchoolClass;
  onRanking: () => void;
  onSettings: () => void;
  onRoster: () => void;
  onCards: () => void;
}

/** Name and code of a class, and what a teacher does with it. */
export function ClassHeader(props: ClassHeaderProps) {
  const { subject, onRanking, onSettings, onRoster, onCards } = props;
  const address = useJoinAddress();
  return (
    <>
      <SectionHeader title={subject.name}>
        <Button variant="wedel" leftIcon={<IconUserPlus {...ICON} />} onClick={onRoster}>
          {texts.addPupils}
        </Button>
      </SectionHeader>
      <div className={classes.tools}>
        <ButtonLink
          to={paths.classBoard(subject._id)}
          leftIcon={<IconDeviceDesktopAnalytics {...ICON} aria-hidden="true" />}
        >
          {texts.board}
        </ButtonLink>
        <ButtonLink
          to={paths.classReport(subject._id)}
          leftIcon={<IconReportAnalytics {...ICON} aria-hidden="true" />}
        >
          {texts.report}
        </ButtonLink>
        <Button leftIcon={<IconTrophy {...ICON} />} onClick={onRanking}>
          {texts.ranking}
        </Button>
        <Button leftIcon={<IconSettings {...ICON} />} onClick={onSettings}>
          {texts.settings}
        </Button>
        {subject.memberCount > 0 && (
          <Button leftIcon={<IconPrinter {...ICON} />} onClick={onCards}>
            {texts.makeCards}
          </Button>
        )}
      </div>
      <Card className={classes.door}>
        <p>
          <span className={classes.label}>{texts.code}</span>
          <b className={classes.code}>{subject.code}</b>
        </p>
        {address !== undefined && (
          <p className={classes.address}>
            <span className={classes.label}>{texts.address}</span>
            <b>{address.replace(/^https?:\/\//, '') + paths.classDoor(subject.code)}</b>
          </p>
        )}
      </Card>
    </>
  );
}
