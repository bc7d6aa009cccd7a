import type { Plugin } from 'vite';

/** Turns a Markdown document into a module at build time. */
export declare function markdownGuide(): Plugin;
