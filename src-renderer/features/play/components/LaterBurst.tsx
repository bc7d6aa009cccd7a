import { Suspense, lazy, type ComponentType } from 'react';

/** Fetched when it is first shown: nobody waits for a decoration, nor needs it without a network. */
const Burst = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./Burst.tsx')).Burst };
  } catch {
    // Without it the answer is as right, and said in words beside it.
    return { default: () => null };
  }
});

/** A small burst of petals behind a right answer. */
export function LaterBurst() {
  return (
    <Suspense fallback={null}>
      <Burst />
    </Suspense>
  );
}
