import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { setupStatusQuery } from '../api/setup-status.ts';

// Seen once in the life of a school, so no pupil loads it.
const FirstAdminLink = lazy(async () => ({
  default: (await import('./FirstAdminLink.tsx')).FirstAdminLink,
}));

/** The way to the first admin, shown while there is none; when that cannot be told, nothing is. */
export function SetupHint() {
  const { data } = useQuery(setupStatusQuery());
  if (!data?.needed) return null;
  return (
    <Suspense fallback={null}>
      <FirstAdminLink />
    </Suspense>
  );
}
