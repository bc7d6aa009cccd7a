import {
  IconArchive,
  IconArchiveOff,
  IconDatabaseExport,
  IconDeviceDesktopShare,
  IconDownload,
  IconEdit,
  IconFileImport,
  IconFolderSymlink,
  IconKey,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlus,
  IconRestore,
  IconShieldHalf,
  IconShieldOff,
  IconTransferIn,
  IconTrash,
  IconUserMinus,
  IconUserOff,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { AuditAction } from '#shared/contracts/audit.contract.ts';

/** Adds, takes away, or changes: what a glance down the log looks for. */
type Tone = 'adds' | 'removes' | 'changes';

interface ActionLook {
  icon: Icon;
  tone: Tone;
}

/** How a line of the log looks; the sentence beside it says the same. */
export const ACTION_LOOK: Record<AuditAction, ActionLook> = {
  'setup.firstAdmin': { icon: IconShieldHalf, tone: 'adds' },
  'question.create': { icon: IconPlus, tone: 'adds' },
  'question.update': { icon: IconEdit, tone: 'changes' },
  'question.delete': { icon: IconTrash, tone: 'removes' },
  'question.restore': { icon: IconRestore, tone: 'adds' },
  'question.import': { icon: IconFileImport, tone: 'adds' },
  'user.create': { icon: IconUserPlus, tone: 'adds' },
  'user.update': { icon: IconEdit, tone: 'changes' },
  'user.resetPassword': { icon: IconKey, tone: 'changes' },
  'user.promote': { icon: IconShieldHalf, tone: 'adds' },
  'user.demote': { icon: IconShieldOff, tone: 'removes' },
  'user.activate': { icon: IconLockOpen, tone: 'adds' },
  'user.deactivate': { icon: IconUserOff, tone: 'removes' },
  'user.delete': { icon: IconTrash, tone: 'removes' },
  'users.export': { icon: IconDownload, tone: 'changes' },
  'class.open': { icon: IconDeviceDesktopShare, tone: 'adds' },
  'class.close': { icon: IconLock, tone: 'removes' },
  'backup.create': { icon: IconDatabaseExport, tone: 'adds' },
  'backup.delete': { icon: IconTrash, tone: 'removes' },
  'data.move': { icon: IconFolderSymlink, tone: 'changes' },
  'backup.restore': { icon: IconRestore, tone: 'changes' },
  'class.create': { icon: IconPlus, tone: 'adds' },
  'class.update': { icon: IconEdit, tone: 'changes' },
  'class.renewCode': { icon: IconKey, tone: 'changes' },
  'class.archive': { icon: IconArchive, tone: 'removes' },
  'class.restore': { icon: IconArchiveOff, tone: 'adds' },
  'class.import': { icon: IconFileImport, tone: 'adds' },
  'class.makePins': { icon: IconKey, tone: 'changes' },
  'class.receive': { icon: IconTransferIn, tone: 'changes' },
  'class.pause': { icon: IconPlayerPause, tone: 'changes' },
  'class.resume': { icon: IconPlayerPlay, tone: 'changes' },
  'class.export': { icon: IconDownload, tone: 'changes' },
  'member.endSession': { icon: IconPlayerStop, tone: 'removes' },
  'member.signOut': { icon: IconLogout, tone: 'removes' },
  'member.update': { icon: IconEdit, tone: 'changes' },
  'member.remove': { icon: IconUserMinus, tone: 'removes' },
  'member.return': { icon: IconUserPlus, tone: 'adds' },
  'member.add': { icon: IconUserPlus, tone: 'adds' },
};
