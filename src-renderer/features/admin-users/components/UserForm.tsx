import { useEffect, useRef, useState } from 'react';
import { USERNAME_MAX } from '#shared/constants/limits.ts';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { Role } from '#shared/contracts/auth.contract.ts';
import { Field } from '../../../components/Field.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../components/admin/FormDialog.tsx';
import { useDiscardGuard } from '../../../components/admin/useDiscardGuard.tsx';
import { FilterSelect } from '../../../components/admin/FilterSelect.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { useSaveUser } from '../api/save-user.ts';
import { readRole } from '../lib/user-filter.ts';
import {
  checkUser,
  initialValues,
  isSameUser,
  refusedFields,
  type FieldErrors,
  type UserFormValues,
} from '../lib/user-form.ts';
import { userDialogTexts as texts, userListTexts } from '../texts.ts';

interface UserFormProps {
  opened: boolean;
  /** The user to change; none for a new one. */
  user: AdminUser | null;
  onClose: () => void;
  onSaved: (user: AdminUser, password: string | null, message: string) => void;
}

/** Adds a user, or changes name and email of one. */
export function UserForm({ opened, user, onClose, onSaved }: UserFormProps) {
  const save = useSaveUser();
  // What it was about stays readable while the dialog leaves; each opening begins anew.
  const [subject, setSubject] = useState({ opened: false, user });
  const [values, setValues] = useState(() => initialValues(user));
  const [errors, setErrors] = useState<FieldErrors>({});
  // A new object for every refusal, so that the same one moves the focus again.
  const [refusal, setRefusal] = useState<FieldErrors>({});
  if (opened !== subject.opened) {
    setSubject({ opened, user: opened ? user : subject.user });
    if (opened) {
      setValues(initialValues(user));
      setErrors({});
    }
  }
  const form = useRef<HTMLFormElement>(null);

  // What was refused is where one goes on typing, also for who does not see it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);

  const isNew = subject.user === null;
  const refused = save.isError && Object.keys(refusedFields(save.error)).length === 0;

  const guard = useDiscardGuard({
    opened,
    isUnsaved: !isSameUser(values, initialValues(subject.user)),
    isSaving: save.isPending,
    onClose: () => {
      save.reset();
      onClose();
    },
  });

  function set(change: Partial<UserFormValues>) {
    setValues({ ...values, ...change });
    // A field that is being mended is not called wrong any more.
    setErrors({
      ...errors,
      ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])),
    });
  }

  function refuse(faults: FieldErrors) {
    setErrors(faults);
    setRefusal(faults);
  }

  function submit() {
    const faults = checkUser(values, isNew);
    refuse(faults);
    if (Object.keys(faults).length > 0) return;
    save.mutate(
      { id: subject.user?._id ?? null, values },
      {
        onSuccess: ({ user: saved, password, message }) => onSaved(saved, password, message),
        onError: (error) => refuse(refusedFields(error)),
      },
    );
  }

  return (
    <>
      <FormDialog
        opened={opened}
        title={isNew ? texts.createTitle : texts.editTitle}
        holds
        covered={guard.isAsking}
        cancel={texts.cancel}
        submit={isNew ? texts.create : texts.update}
        busyText={isNew ? texts.creating : texts.updating}
        busy={save.isPending}
        formRef={form}
        onClose={guard.requestClose}
        onSubmit={submit}
      >
        {refused && <Notice tone="no">{errorText(save.error, texts.failed)}</Notice>}
        <TextField
          data-autofocus
          label={texts.username}
          error={errors.username}
          maxLength={USERNAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onChange={(event) => set({ username: event.currentTarget.value })}
        />
        <TextField
          type="email"
          label={texts.email}
          help={texts.emailHelp}
          error={errors.email}
          autoComplete="off"
          value={values.email}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        {isNew && (
          <>
            <PasswordField
              label={texts.password}
              help={texts.passwordHelp}
              error={errors.password}
              autoComplete="new-password"
              value={values.password}
              onChange={(event) => set({ password: event.currentTarget.value })}
            />
            <Field label={texts.role} error={errors.role}>
              {(control) => (
                <FilterSelect
                  {...control}
                  value={values.role}
                  onChange={(event) =>
                    set({ role: readRole(event.currentTarget.value) ?? 'player' })
                  }
                >
                  {Role.options.map((role) => (
                    <option key={role} value={role}>
                      {userListTexts.roles[role]}
                    </option>
                  ))}
                </FilterSelect>
              )}
            </Field>
          </>
        )}
      </FormDialog>
      {guard.question}
    </>
  );
}
