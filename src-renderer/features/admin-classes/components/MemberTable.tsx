import {
  IconArrowsExchange,
  IconEdit,
  IconKey,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ClassMember } from '#shared/contracts/classes.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { classTexts as texts } from '../texts.ts';
import classes from './MemberTable.module.css';

const ICON = { size: 21, stroke: 2.2 } as const;

interface MemberTableProps {
  label: string;
  members: readonly ClassMember[];
  busy: boolean;
  onNewPin: (member: ClassMember) => void;
  onEdit: (member: ClassMember) => void;
  /** To another class. */
  onMove: (member: ClassMember) => void;
  /** Out of the class, or back into it. */
  onSeat: (member: ClassMember) => void;
}

/** One row per pupil, with what is needed in the middle of a lesson in it. */
export function MemberTable(props: MemberTableProps) {
  const { label, members, busy, onNewPin, onEdit, onMove, onSeat } = props;
  return (
    <DataTable label={label} busy={busy} className={classes.root}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {texts.number}
          </th>
          <th scope="col">{texts.name}</th>
          <th scope="col" className={classes.wide}>
            {texts.studentNumber}
          </th>
          <th scope="col" className={classes.wide}>
            {texts.username}
          </th>
          <th scope="col" className={classes.pin}>
            {texts.pin}
          </th>
          <th scope="col" className={classes.wide}>
            {texts.lastLogin}
          </th>
          <th scope="col" data-actions="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member._id}>
            <td className={classes.number}>{member.number ?? '–'}</td>
            <th scope="row">
              {member.name} {!member.isActive && <Badge tone="mute">{texts.inactive}</Badge>}
              <span className={classes.folded}>
                {member.number !== null && `${texts.number} ${member.number}`}
                {!member.hasPin && <Badge tone="warn">{texts.withoutPin}</Badge>}
              </span>
            </th>
            <td className={classes.wide}>{member.studentNumber ?? '–'}</td>
            <td className={classes.wide}>{member.username}</td>
            <td className={classes.pin}>
              <Badge tone={member.hasPin ? 'ok' : 'warn'}>
                {member.hasPin ? texts.hasPin : texts.noPin}
              </Badge>
            </td>
            <td className={classes.wide}>
              {member.lastLogin === null ? texts.never : formatDateTime(member.lastLogin)}
            </td>
            <td data-actions="">
              {member.removedAt === null ? (
                <>
                  <IconButton
                    label={texts.newPin(member.name)}
                    icon={<IconKey {...ICON} />}
                    disabled={busy}
                    onClick={() => onNewPin(member)}
                  />
                  <IconButton
                    label={texts.edit(member.name)}
                    icon={<IconEdit {...ICON} />}
                    onClick={() => onEdit(member)}
                  />
                  <IconButton
                    label={texts.move(member.name)}
                    icon={<IconArrowsExchange {...ICON} />}
                    onClick={() => onMove(member)}
                  />
                  <IconButton
                    label={texts.remove(member.name)}
                    icon={<IconUserMinus {...ICON} />}
                    onClick={() => onSeat(member)}
                  />
                </>
              ) : (
                <IconButton
                  label={texts.giveBack(member.name)}
                  icon={<IconUserPlus {...ICON} />}
                  onClick={() => onSeat(member)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
