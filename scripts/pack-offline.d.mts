/** What was packed for one platform. */
export interface Packed {
  /** Folder of app.asar and what lies outside it. */
  resources: string;
  /** Language files of Electron that were kept. */
  locales: string[];
  /** Every entry of app.asar. */
  files: string[];
  extractTo(dir: string): void;
}

export function packOffline(platforms: ('linux' | 'win')[], folder: string): Packed[];
