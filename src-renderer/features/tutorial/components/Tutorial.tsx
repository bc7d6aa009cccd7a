import { tutorialTexts } from '../texts.ts';
import { AnswerScene, ChooseScene, CollectScene } from './StepScenes.tsx';
import classes from './Tutorial.module.css';
import { TutorialHero } from './TutorialHero.tsx';
import { TutorialStep } from './TutorialStep.tsx';
import { TutorialTips } from './TutorialTips.tsx';
import { WriteOwn } from './WriteOwn.tsx';

/** How to play, in three steps. */
export function Tutorial() {
  const { choose, answer, collect } = tutorialTexts;
  return (
    <>
      <TutorialHero />
      <div className={classes.content}>
        <ol className={classes.steps}>
          <TutorialStep number={1} aksara="n1" c="gareng" title={choose.title} text={choose.text}>
            <ChooseScene />
          </TutorialStep>
          <TutorialStep number={2} aksara="n2" c="petruk" title={answer.title} text={answer.text}>
            <AnswerScene />
          </TutorialStep>
          <TutorialStep number={3} aksara="n3" c="semar" title={collect.title} text={collect.text}>
            <CollectScene />
          </TutorialStep>
        </ol>
        <TutorialTips />
        <WriteOwn />
      </div>
    </>
  );
}
