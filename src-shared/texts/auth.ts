/** What people read around accounts. English ones are named by the specification (section 5). */
export const authTexts = {
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordsDiffer: 'Passwords do not match',
  passwordTooLong: 'Kata sandi terlalu panjang (paling banyak 72 byte).',
  usernameLength: 'Nama pengguna harus 2 sampai 30 karakter.',
  usernameCharacters: 'Nama pengguna memuat karakter yang tidak boleh dipakai.',
  usernameAlike: 'Nama ini terlalu mirip dengan nama pengguna lain. Pilih nama lain.',
  usernameMixed: 'Nama pengguna mencampur huruf Latin dengan aksara lain.',
  usernameStart: 'Nama pengguna tidak boleh diawali tanda =, +, -, atau @.',
  emailIsUsername: 'Alamat ini dipakai orang lain sebagai nama pengguna. Pakai alamat lain.',
  emailInvalid: 'Alamat email belum benar.',
  required: 'Wajib diisi.',
  registered: 'Pendaftaran berhasil.',
  loggedIn: 'Berhasil masuk.',
  loggedOut: 'Berhasil keluar.',
} as const;
