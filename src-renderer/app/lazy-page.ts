import { lazy, type ComponentType } from 'react';

/** A page that is loaded when it is first opened, from a module that exports it by name. */
export const lazyPage = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
) => lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
