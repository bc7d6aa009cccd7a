import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useQueue, type Queue } from '../../../hooks/useQueue.ts';
import { AuthError } from '../lib/auth-error.ts';
import type { Errors, Validated } from '../lib/validate-credentials.ts';
import { useAuth, type Session } from './useAuth.ts';

interface CredentialsFormOptions<V, B> {
  initial: V;
  validate: (values: V) => Validated<V, B>;
  submit: (body: B, queue: Queue) => Promise<Session>;
  /** Shown for a failure that has no words of its own. */
  fallback: string;
}

export interface Failure {
  message: string;
  detail?: string | undefined;
}

/** The state of the login and the registration form. A success signs in; the guard then moves on. */
export function useCredentialsForm<V extends object, B>({
  initial,
  validate,
  submit,
  fallback,
}: CredentialsFormOptions<V, B>) {
  const { signIn } = useAuth();
  const { isQueued, queue } = useQueue();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // A second press can come before the state that disables the button is on the screen.
  const running = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const checked = validate(values);
    setErrors(checked.ok ? {} : checked.errors);
    setFailure(null);
    if (!checked.ok) {
      focusFirst(form, checked.errors);
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      signIn(await submit(checked.body, queue));
    } catch (error) {
      setFailure(describe(error, fallback));
      if (error instanceof AuthError) setErrors(knownFields(error, initial));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const field = (name: keyof V & string) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
  });

  return {
    field,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    failure,
    busy,
    isQueued,
  };
}

function describe(error: unknown, fallback: string): Failure {
  if (error instanceof AuthError && error.message !== '') {
    return { message: error.message, detail: error.detail };
  }
  return { message: fallback };
}

/** The server's remarks about fields that the form has. */
const knownFields = <V extends object>(error: AuthError, form: V): Errors<V> =>
  Object.fromEntries([...error.fields].filter(([name]) => name in form)) as Errors<V>;

/** In the order of the screen, which is the order of the elements. */
function focusFirst(form: HTMLFormElement, errors: object): void {
  const wrong = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
