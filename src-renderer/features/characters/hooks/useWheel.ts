import { useEffect, useState } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { WHEEL } from '#shared/constants/game.ts';
import { useReducedMotion } from '../../../hooks/useMediaQuery.ts';
import { playTone } from '../../../lib/sound.ts';
import { selectCharacter } from '../api/select-character.ts';
import { rememberedCharacter } from '../lib/selected-character.ts';
import { characterAt, drawCharacter, knockTimes, spinTarget, turnTarget } from '../lib/wheel.ts';

/** Pause before the result where the wheel does not turn; long enough to notice that it changed. */
const STILL_SPIN_MS = 300;

interface WheelState {
  rotation: number;
  spinning: boolean;
  chosen: CharacterId | undefined;
  /** Whether the wheel itself chose, which is then announced. */
  landed: boolean;
}

function initialState(): WheelState {
  const chosen = rememberedCharacter();
  return { rotation: chosen ? turnTarget(0, chosen) : 0, spinning: false, chosen, landed: false };
}

/** The wheel: where it stands, whom it has chosen, and how to turn it. */
export function useWheel() {
  const [state, setState] = useState(initialState);
  const stillSpin = useReducedMotion();

  // The result shows when the wheel has come to rest; leaving the page before that drops it.
  useEffect(() => {
    if (!state.spinning) return;
    const land = () => {
      const chosen = characterAt(state.rotation);
      selectCharacter(chosen);
      setState({ rotation: state.rotation, spinning: false, chosen, landed: true });
    };
    const timer = setTimeout(land, stillSpin ? STILL_SPIN_MS : WHEEL.spinSeconds * 1000);
    return () => clearTimeout(timer);
  }, [state.spinning, state.rotation, stillSpin]);

  function spin() {
    if (state.spinning) return;
    const rotation = spinTarget(state.rotation, drawCharacter(Math.random()), Math.random());
    if (!stillSpin) playTone('tick', knockTimes(state.rotation, rotation));
    setState({ rotation, spinning: true, chosen: undefined, landed: false });
  }

  function choose(chosen: CharacterId) {
    if (state.spinning) return;
    selectCharacter(chosen);
    setState({
      rotation: turnTarget(state.rotation, chosen),
      spinning: false,
      chosen,
      landed: false,
    });
  }

  return { ...state, spin, choose };
}
