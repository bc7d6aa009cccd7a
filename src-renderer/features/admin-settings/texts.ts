/** Words of 'Pengaturan' (section 2). */
export const adminSettingsTexts = {
  title: 'Pengaturan',
  soon: 'Fitur pengaturan akan segera hadir.',
  help: 'Yang sudah bisa diatur ada di menu lain pada Menu Admin.',
  ownPassword: 'Ganti kata sandi Anda',
} as const;
