import { Tutorial } from '../features/tutorial/components/Tutorial.tsx';
import { tutorialTexts } from '../features/tutorial/texts.ts';

export function TutorialPage() {
  return (
    <>
      <title>{`${tutorialTexts.title} · Punakawan`}</title>
      <Tutorial />
    </>
  );
}
