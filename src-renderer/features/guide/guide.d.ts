/** The teacher's guide, rendered at build time (scripts/guide-plugin.mjs). */
declare module '*/panduan-guru.md' {
  export const title: string;
  /** `html` comes from our own document and from nowhere else. The first one has no title. */
  export const chapters: readonly { id: string; title: string; html: string }[];
}
