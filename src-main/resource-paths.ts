import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The product's read-only files: the built renderer and the built-in question bank. */
export interface ResourcePaths {
  clientDir: string;
  bankDir: string;
}

/**
 * Finds them from any folder of the product, in the sources, the build and the packaged archive
 * alike: they lie below the folder that holds package.json.
 */
export function resourcePaths(fromDir: string): ResourcePaths {
  let root = fromDir;
  while (!existsSync(join(root, 'package.json'))) {
    const parent = dirname(root);
    if (parent === root) throw new Error(`no package.json above ${fromDir}`);
    root = parent;
  }
  return {
    clientDir: join(root, 'out', 'renderer'),
    bankDir: join(root, 'resources', 'bank'),
  };
}
