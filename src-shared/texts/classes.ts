import {
  CLASS_CODE_LENGTH,
  CLASS_NAME_MAX,
  FORMER_CODE_DAYS,
  MARK_MAX,
  MEMBER_NAME_MAX,
  MEMBER_NAME_MIN,
  MEMBER_NUMBER_MAX,
  PIN_LENGTH,
} from '../constants/classroom.ts';

/** What people read around classes. */
export const classTexts = {
  nameLength: `Nama kelas harus 1 sampai ${CLASS_NAME_MAX} karakter.`,
  unsafeName: 'Nama memuat karakter yang tidak boleh dipakai.',
  kkmRange: `KKM harus 0 sampai ${MARK_MAX}.`,
  codeShape: `Kode kelas terdiri dari ${CLASS_CODE_LENGTH} huruf dan angka.`,
  memberRequired: 'Nama siswa belum diisi.',
  memberLength: `Nama siswa harus ${MEMBER_NAME_MIN} sampai ${MEMBER_NAME_MAX} karakter.`,
  nameStart: 'Nama tidak boleh diawali tanda =, +, -, atau @.',
  numberLength: `Nomor paling banyak ${MEMBER_NUMBER_MAX} karakter.`,
  unsafeNumber: 'Nomor memuat karakter yang tidak boleh dipakai.',
  numberTaken: (number: string, name: string) =>
    `Nomor ${number} sudah dipakai ${name}. Periksa nomornya, atau ubah nama ${name} lebih dulu.`,
  sameName: 'Di kelas sudah ada siswa dengan nama yang sama. Pastikan ini bukan siswa yang sama.',
  sameNameInList: 'Nama yang sama ada dua kali di daftar ini. Beri No. absen agar dapat dibedakan.',
  pinShape: `PIN terdiri dari ${PIN_LENGTH} angka.`,

  created: (name: string) => `Kelas ${name} berhasil dibuat.`,
  updated: 'Kelas berhasil diperbarui.',
  newCode: (code: string) =>
    `Kode kelas sekarang ${code}. Kode lama masih berlaku ${FORMER_CODE_DAYS} hari lagi.`,
  archived: (name: string) => `Kelas ${name} diarsipkan. Semua datanya tetap tersimpan.`,
  restored: (name: string) => `Kelas ${name} aktif kembali.`,
  imported: ({ added, returned, completed }: Record<'added' | 'returned' | 'completed', number>) =>
    [
      added > 0 ? `${added} siswa ditambahkan` : '',
      returned > 0 ? `${returned} siswa kembali ke kelas` : '',
      completed > 0 ? `nomor ${completed} siswa dilengkapi` : '',
    ]
      .filter((part) => part !== '')
      .join(', ')
      .replace(/^./u, (first) => first.toLocaleUpperCase('id'))
      .concat('.')
      .replace(/^\.$/, 'Tidak ada yang berubah.'),
  memberUpdated: 'Data siswa berhasil diperbarui.',
  memberRemoved: (name: string) => `${name} dikeluarkan dari kelas. Nilainya tetap tersimpan.`,
  memberReturned: (name: string) => `${name} kembali ke kelas.`,
  memberAdded: (name: string) => `${name} masuk ke kelas. Nilainya ikut serta.`,
  alreadySeated: (className: string) =>
    `Siswa ini sudah di kelas ${className}. Pindahkan ia dari sana.`,
  moved: (count: number, name: string) => `${count} siswa dipindahkan ke kelas ${name}.`,
  pinsMade: (count: number) =>
    count === 0
      ? 'Semua siswa sudah punya PIN.'
      : `${count} PIN baru dibuat. Cetak atau catat sekarang: PIN hanya ditampilkan sekali.`,
  paused: (name: string) => `Kelas ${name} dijeda. Waktu soal berhenti berjalan.`,
  resumed: (name: string) => `Kelas ${name} dilanjutkan.`,
  sessionEnded: (name: string) => `Sesi permainan ${name} diakhiri.`,
  signedOut: (name: string) => `${name} dikeluarkan. Ia bisa masuk lagi dengan PIN-nya.`,
} as const;
