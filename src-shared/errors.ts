import { ownPasswordTexts } from './texts/own-password.ts';

/**
 * One table of error codes (section 8 and the HTTP contract of the decisions).
 * Services throw codes; the edge of the server turns them into status and envelope;
 * clients decide on codes, never on texts.
 */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  INVALID_JSON: 400,
  INVALID_CHARACTER_ID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_REJECTED: 401,
  PIN_WRONG: 401,
  FORBIDDEN: 403,
  ACCOUNT_INACTIVE: 403,
  REGISTRATION_CLOSED: 403,
  ORIGIN_REFUSED: 403,
  LOCAL_ONLY: 403,
  SETUP_CODE_WRONG: 403,
  PASSWORD_WRONG: 403,
  MEMBER_INACTIVE: 403,
  NOT_FOUND: 404,
  CLASS_NOT_FOUND: 404,
  CLASS_ARCHIVED: 404,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ADMIN_EXISTS: 409,
  LAST_ADMIN: 409,
  NOT_YOURSELF: 409,
  PASSWORD_NEEDED: 409,
  CONFIRMATION_WRONG: 409,
  LEVEL_LOCKED: 409,
  NOT_CURRENT_QUESTION: 409,
  SESSION_OVER: 409,
  NO_QUESTIONS: 409,
  PIN_MISSING: 409,
  NO_PASSWORD: 409,
  CLASS_PAUSED: 409,
  NUMBER_TAKEN: 409,
  ALREADY_SEATED: 409,
  ADMIN_NEEDED: 409,
  SHARING_FIXED: 409,
  SHARING_CLOSED: 409,
  NO_LAN_ADDRESS: 409,
  ADDRESS_UNAVAILABLE: 409,
  BACKUP_UNUSABLE: 409,
  CANNOT_MOVE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FOREIGN_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  ACCOUNT_GUESSED: 429,
  INTERNAL: 500,
  BUSY: 503,
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What a page says by itself where it cannot read an answer. Pages load these, and not the whole table. */
export const UNREADABLE_MESSAGE = {
  UNAUTHENTICATED: 'Silakan masuk terlebih dahulu.',
  TOO_MANY_REQUESTS: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  INTERNAL: 'Terjadi kesalahan di server. Coba lagi sebentar lagi.',
  BUSY: 'Server sedang sibuk. Coba lagi sebentar lagi.',
} as const;

/** Also what a page says of a code that cannot be one. */
export const UNKNOWN_CLASS_CODE = 'Kode kelas ini tidak dikenal. Periksa lagi hurufnya di papan.';

/** What a person is told when the thrower has nothing better to say. */
export const ERROR_MESSAGE: Record<ErrorCode, string> = {
  UNAUTHENTICATED: UNREADABLE_MESSAGE.UNAUTHENTICATED,
  TOO_MANY_REQUESTS: UNREADABLE_MESSAGE.TOO_MANY_REQUESTS,
  INTERNAL: UNREADABLE_MESSAGE.INTERNAL,
  BUSY: UNREADABLE_MESSAGE.BUSY,
  ACCOUNT_GUESSED:
    'Akun ini terlalu sering dicoba dengan kata sandi atau PIN yang salah. Beri tahu gurumu, atau coba lagi nanti.',
  VALIDATION_ERROR: 'Data yang dikirim belum benar. Periksa kembali isian Anda.',
  INVALID_JSON: 'Data yang dikirim tidak dapat dibaca.',
  INVALID_CHARACTER_ID: 'Invalid character ID',
  PASSWORD_WRONG: ownPasswordTexts.wrong,
  NO_PASSWORD:
    'Akun ini masuk dengan PIN dan tidak punya kata sandi. PIN baru dibuatkan oleh gurumu.',
  INVALID_CREDENTIALS: 'Email, nama pengguna, atau kata sandi salah.',
  REFRESH_REJECTED: 'Sesi masuk sudah berakhir. Silakan masuk lagi.',
  PIN_WRONG: 'PIN belum cocok. Coba lagi pelan-pelan, atau tanyakan pada gurumu.',
  FORBIDDEN: 'Halaman ini khusus admin.',
  ACCOUNT_INACTIVE: 'Akun ini sedang dinonaktifkan. Tanyakan pada gurumu.',
  REGISTRATION_CLOSED: 'Pendaftaran hanya lewat kelas. Masuklah dengan kode kelas dari gurumu.',
  ORIGIN_REFUSED: 'Permintaan dari situs lain ditolak.',
  LOCAL_ONLY:
    'Hanya dapat dilakukan di komputer server itu sendiri, di jendela Punakawan atau dengan alamat 127.0.0.1.',
  SETUP_CODE_WRONG: 'Kode setup salah atau belum diisi.',
  MEMBER_INACTIVE: 'Kamu sedang tidak terdaftar di kelas ini. Tanyakan pada gurumu.',
  NOT_FOUND: 'Data tidak ditemukan.',
  CLASS_NOT_FOUND: UNKNOWN_CLASS_CODE,
  CLASS_ARCHIVED: 'Kelas ini sudah diarsipkan. Minta kode kelas yang baru pada gurumu.',
  USERNAME_TAKEN: 'Nama pengguna sudah dipakai. Pilih nama lain.',
  EMAIL_TAKEN: 'Email sudah terdaftar. Silakan masuk.',
  ADMIN_EXISTS: 'Admin sudah ada. Silakan masuk.',
  LAST_ADMIN: 'Ini admin aktif yang terakhir. Jadikan pengguna lain admin lebih dulu.',
  NOT_YOURSELF: 'Ini akun Anda sendiri. Minta admin lain untuk melakukannya.',
  PASSWORD_NEEDED:
    'Akun ini hanya punya PIN. Atur ulang kata sandinya lebih dulu, lalu jadikan admin.',
  CONFIRMATION_WRONG: 'Ketikan tidak sama dengan nama pengguna.',
  LEVEL_LOCKED: 'Level ini masih terkunci. Selesaikan level sebelumnya dulu.',
  NOT_CURRENT_QUESTION: 'Jawaban ini bukan untuk pertanyaan yang sedang berjalan.',
  SESSION_OVER: 'Sesi permainan ini sudah selesai.',
  PIN_MISSING: 'Kamu belum punya PIN. Minta PIN pada gurumu.',
  CLASS_PAUSED: 'Kelas sedang dijeda. Jawabanmu bisa dikirim setelah guru melanjutkan.',
  NUMBER_TAKEN: 'Nomor ini sudah dipakai siswa lain di kelas ini.',
  ALREADY_SEATED: 'Siswa ini sudah punya kelas.',
  NO_QUESTIONS: 'Belum ada pertanyaan untuk karakter ini.',
  ADMIN_NEEDED: 'Buat admin lebih dulu, baru buka untuk kelas.',
  SHARING_FIXED: 'Server ini dijalankan dengan --host; buka dan tutup lewat pilihan itu.',
  SHARING_CLOSED: 'Punakawan belum dibuka untuk kelas.',
  NO_LAN_ADDRESS:
    'Komputer ini belum tersambung ke jaringan. Sambungkan kabel atau Wi-Fi, lalu coba lagi.',
  ADDRESS_UNAVAILABLE: 'Alamat ini tidak dapat dipakai. Pilih alamat lain.',
  CANNOT_MOVE: 'Folder data tidak dapat dipindahkan ke sana.',
  BACKUP_UNUSABLE: 'Berkas cadangan ini tidak dapat dipakai.',
  PAYLOAD_TOO_LARGE: 'Data yang dikirim terlalu besar.',
  UNSUPPORTED_MEDIA_TYPE: 'Data harus dikirim sebagai JSON.',
  FOREIGN_HOST: 'Alamat ini bukan alamat server Punakawan.',
  DISK_FULL: 'Penyimpanan di komputer server penuh. Beri tahu guru Anda.',
};

/** One field that was refused. `path` is dotted, as in `translation.options.2`. */
export interface FieldError {
  path: string;
  message: string;
}

interface AppErrorOptions {
  /** Shown instead of the code's own text. */
  message?: string;
  errors?: FieldError[];
  /** Sent as Retry-After, in whole seconds. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that the person who meets it can be told about; `code` decides the status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERROR_MESSAGE[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
