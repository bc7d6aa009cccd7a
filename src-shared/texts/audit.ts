import type { AuditEvent } from '../contracts/audit.contract.ts';

/** What an admin did, as a sentence without its subject: the log names them beside it. */
export const auditSentence = (event: AuditEvent): string =>
  // A name may end with a full stop of its own.
  wordsOf(event).replace(/\.\.$/u, '.');

function wordsOf(event: AuditEvent): string {
  switch (event.action) {
    case 'setup.firstAdmin':
      return 'Membuat admin pertama.';
    case 'question.create':
      return `Menambahkan soal ${event.target.id}.`;
    case 'question.update':
      return `Mengubah soal ${event.target.id}.`;
    case 'question.delete':
      return `Menghapus soal ${event.target.id}.`;
    case 'question.restore':
      return `Mengembalikan soal ${event.target.id}.`;
    case 'question.import':
      return `Mengimpor ${event.count} soal (${event.firstId} sampai ${event.lastId}).`;
    case 'user.create':
      return `Membuat pengguna ${event.target.label}${event.role === 'admin' ? ' sebagai admin' : ''}.`;
    case 'user.update':
      return changed(event);
    case 'user.resetPassword':
      return `Mengatur ulang kata sandi ${event.target.label}.`;
    case 'user.promote':
      return `Menjadikan ${event.target.label} admin.`;
    case 'user.demote':
      return `Mencabut hak admin ${event.target.label}.`;
    case 'user.activate':
      return `Mengaktifkan kembali ${event.target.label}.`;
    case 'user.deactivate':
      return `Menonaktifkan ${event.target.label}.`;
    case 'user.delete':
      return `Menghapus pengguna ${event.target.label} beserta ${event.sessions} sesi, ${event.answers} jawaban, dan ${event.levelRuns} permainan level.`;
    case 'users.export':
      return `Mengunduh data pengguna (${event.format.toUpperCase()})${event.search === '' ? '' : ` dengan pencarian "${event.search}"`}.`;
    case 'registration.open':
      return 'Membuka pendaftaran untuk semua.';
    case 'registration.close':
      return 'Menutup pendaftaran: akun baru hanya lewat kelas.';
    case 'class.open':
      return `Membuka untuk kelas di ${event.addresses.join(', ')}.`;
    case 'data.move':
      return `Memindahkan folder data ke ${event.folder} saat dimulai ulang.`;
    case 'school.update':
      return 'Mengubah data sekolah.';
    case 'class.close':
      return 'Menutup untuk kelas.';
    case 'backup.create':
      return `Membuat cadangan ${event.name}.`;
    case 'backup.delete':
      return `Menghapus cadangan ${event.name}.`;
    case 'backup.restore':
      return `Memulihkan data dari ${event.name}.`;
    case 'class.create':
      return `Membuat kelas ${event.target.label}.`;
    case 'class.update':
      return classChanged(event);
    case 'class.renewCode':
      return `Mengganti kode kelas ${event.target.label}.`;
    case 'class.archive':
      return `Mengarsipkan kelas ${event.target.label}.`;
    case 'class.restore':
      return `Mengaktifkan kembali kelas ${event.target.label}.`;
    case 'class.import':
      return `Mengimpor daftar siswa ke kelas ${event.target.label}: ${event.added} baru, ${event.returned} kembali${event.completed ? `, ${event.completed} dilengkapi nomornya` : ''}.`;
    case 'class.makePins':
      return `Membuat ${event.count} PIN baru di kelas ${event.target.label}.`;
    case 'class.receive':
      return `Memindahkan ${event.count} siswa dari kelas ${event.from} ke kelas ${event.target.label}.`;
    case 'class.pause':
      return `Menjeda kelas ${event.target.label}.`;
    case 'class.resume':
      return `Melanjutkan kelas ${event.target.label}.`;
    case 'class.export':
      return `Mengunduh daftar nilai kelas ${event.target.label}.`;
    case 'member.endSession':
      return `Mengakhiri sesi permainan ${event.target.label}.`;
    case 'member.signOut':
      return `Mengeluarkan ${event.target.label} dari perangkatnya.`;
    case 'member.update':
      return memberChanged(event);
    case 'member.remove':
      return `Mengeluarkan ${event.target.label} dari kelas ${event.className}.`;
    case 'member.add':
      return `Memasukkan ${event.target.label} ke kelas ${event.className}, dengan akun yang sudah ada.`;
    case 'member.return':
      return `Mengembalikan ${event.target.label} ke kelas ${event.className}.`;
  }
}

function changed({ username, email }: Extract<AuditEvent, { action: 'user.update' }>): string {
  const parts = [
    ...(username ? [`nama pengguna dari ${username.from} menjadi ${username.to}`] : []),
    ...(email ? [`email dari ${email.from} menjadi ${email.to}`] : []),
  ];
  return `Mengubah ${parts.join(' dan ')}.`;
}

function classChanged({
  target,
  name,
  kkm,
  rankingVisible,
}: Extract<AuditEvent, { action: 'class.update' }>): string {
  const parts = [
    ...(name ? [`nama dari ${name.from} menjadi ${name.to}`] : []),
    ...(kkm ? [`KKM dari ${kkm.from} menjadi ${kkm.to}`] : []),
    ...(rankingVisible === undefined
      ? []
      : [rankingVisible ? 'peringkat kini ditampilkan' : 'peringkat kini disembunyikan']),
  ];
  return `Mengubah kelas ${target.label}: ${parts.join(', ')}.`;
}

function memberChanged({
  target,
  name,
  number,
  studentNumber,
}: Extract<AuditEvent, { action: 'member.update' }>): string {
  const parts = [
    ...(name ? [`nama dari ${name.from} menjadi ${name.to}`] : []),
    ...(number ? [`No. absen dari ${number.from} menjadi ${number.to}`] : []),
    ...(studentNumber ? [`NIS/NISN dari ${studentNumber.from} menjadi ${studentNumber.to}`] : []),
  ];
  return `Mengubah siswa ${target.label}: ${parts.join(' dan ')}.`;
}
