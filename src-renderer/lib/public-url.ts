/**
 * Address of a file in public/, which keeps its name. The hash of the whole folder behind it lets
 * browsers keep the file for ever; the development server knows none and needs none.
 */
export const publicUrl = (path: string): string => {
  const version = import.meta.env['VITE_PUBLIC_VERSION'] as string | undefined;
  return version === undefined ? path : `${path}?v=${version}`;
};
