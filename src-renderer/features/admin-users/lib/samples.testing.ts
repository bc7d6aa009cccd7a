import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';

/** A pupil as admins see them. */
export const sampleUser: AdminUser = {
  _id: '7',
  username: 'Ani',
  email: 'ani@sekolah.sch.id',
  hasEmail: true,
  role: 'player',
  isActive: true,
  createdAt: '2026-11-02T01:00:00.000Z',
  lastLogin: null,
  totalScore: 900,
  gamesPlayed: 4,
  highestScore: 500,
  level: 2,
  totalPlayTime: 75,
};
