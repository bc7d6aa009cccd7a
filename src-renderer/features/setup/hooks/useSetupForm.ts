import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { SETUP_REDIRECT_SECONDS } from '#shared/constants/limits.ts';
import { createFirstAdmin, failedSetup } from '../api/create-first-admin.ts';
import {
  setupFault,
  type SetupFault,
  type SetupField,
  type SetupValues,
} from '../lib/validate-setup.ts';

/** Idle, submitting, then error or success (section 4, 'First-admin setup'). */
export type SetupState =
  | { status: 'idle' | 'submitting' }
  | { status: 'error'; fault: SetupFault }
  | { status: 'success'; message: string };

const EMPTY: SetupValues = { username: '', email: '', password: '', confirmPassword: '', code: '' };

interface SetupFormOptions {
  codeRequired: boolean;
  /** Id of the element that shows the message of a fault. */
  messageId: string;
  onDone: () => void;
}

export function useSetupForm({ codeRequired, messageId, onDone }: SetupFormOptions) {
  const [values, setValues] = useState(EMPTY);
  const [state, setState] = useState<SetupState>({ status: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  // A second press can come before the state that disables the button is on the screen.
  const running = useRef(false);

  // The message stays long enough to be read; leaving the screen earlier stops the redirect.
  useEffect(() => {
    if (state.status !== 'success') return undefined;
    const timer = window.setTimeout(onDone, SETUP_REDIRECT_SECONDS * 1_000);
    return () => window.clearTimeout(timer);
  }, [state.status, onDone]);

  // The marks are on the screen only now; the keyboard goes to the first marked field.
  useEffect(() => {
    if (state.status !== 'error') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  async function submit(): Promise<void> {
    if (running.current) return;
    const fault = setupFault(values, codeRequired);
    if (fault !== undefined) {
      setState({ status: 'error', fault });
      return;
    }
    running.current = true;
    setState({ status: 'submitting' });
    try {
      setState({ status: 'success', message: await createFirstAdmin(values) });
    } catch (error) {
      setState({ status: 'error', fault: failedSetup(error) });
    } finally {
      running.current = false;
    }
  }

  const field = (name: SetupField) => {
    const wrong = state.status === 'error' ? state.fault.fields[name] : undefined;
    return {
      name,
      value: values[name],
      required: true,
      error: typeof wrong === 'string' ? wrong : undefined,
      errorId: wrong === true ? messageId : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setValues((now) => ({ ...now, [name]: target.value })),
    };
  };

  return {
    field,
    state,
    form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit();
    },
  };
}
