/** Words of the import of questions. */
export const importTexts = {
  title: 'Impor Pertanyaan',
  intro:
    'Isi templat Excel, atau pakai file CSV dengan judul kolom yang sama, atau file JSON hasil ekspor (pertanyaan.json). Belum ada yang disimpan sebelum Anda menekan tombol impor.',
  drop: 'Letakkan file di sini, atau',
  choose: 'Pilih file',
  template: 'Unduh templat',
  templateFailed: 'Templat tidak dapat dibuat.',
  chooseOther: 'Pilih file lain',
  reading: 'Memeriksa file...',
  notJson: 'Isi file ini bukan JSON yang benar.',
  tooLarge: 'File ini terlalu besar untuk daftar soal (lebih dari 10 MB).',
  unreadable: 'File ini tidak dapat dibaca.',

  row: (n: number) => `Baris ${n}`,
  cellRow: (character: string, level: string, n: number) =>
    `${character} level ${level}, soal ${n}`,
  sameAsRow: (place: string) => `sama dengan ${place}`,
  sameAsBank: (id: string) => `sama dengan ID ${id}`,

  question: 'Pertanyaan',
  status: 'Keterangan',
  states: { new: 'Baru', duplicate: 'Sudah ada', wrong: 'Salah' },
  filters: {
    all: (count: string) => `Semua (${count})`,
    wrong: (count: string) => `Salah (${count})`,
    duplicate: (count: string) => `Sudah ada (${count})`,
    new: (count: string) => `Baru (${count})`,
  },
  filter: 'Tampilkan',
  table: 'Isi file',
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} soal`,
  includeDuplicates: 'Tambahkan juga soal yang sudah ada',
  wrongLeftOut: (count: string) =>
    `${count} soal yang salah tidak ikut diimpor. Perbaiki di file, lalu pilih lagi.`,

  cancel: 'Batal',
  confirm: (count: string) => `Impor ${count} soal`,
  confirmNone: 'Impor',
  importing: 'Mengimpor...',
  failed: 'Soal tidak dapat diimpor.',
} as const;
