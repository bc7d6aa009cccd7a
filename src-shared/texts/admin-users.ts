/** What people read around the admin's users. */
export const adminUsersTexts = {
  created: (username: string) => `Pengguna ${username} berhasil dibuat.`,
  updated: 'Pengguna berhasil diperbarui.',
  passwordReset: (username: string) =>
    `Kata sandi ${username} berhasil diatur ulang. Catat sekarang: kata sandi baru hanya ditampilkan sekali.`,
  promoted: (username: string) => `${username} sekarang admin.`,
  demoted: (username: string) => `${username} bukan admin lagi.`,
  activated: (username: string) => `${username} bisa masuk lagi.`,
  deactivated: (username: string) => `${username} dinonaktifkan dan tidak bisa masuk.`,
  deleted: (username: string) => `Pengguna ${username} dan semua datanya berhasil dihapus.`,

  registrationOpened: 'Pendaftaran terbuka untuk semua.',
  registrationClosed: 'Pendaftaran kini hanya lewat kelas.',

  emailTaken: 'Email sudah dipakai pengguna lain.',
  noEmail: 'tanpa email',
  confirmation: 'Ketik nama penggunanya.',
} as const;

/** Name of the sheet in user_analytics.xlsx. */
export const ANALYTICS_SHEET = 'Pengguna';
