import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type CallFailure, failureOf } from '#core/call-failure.ts';
import type { FieldError } from '#core/problem.ts';
import { type HoneypotFields, useHoneypot } from './honeypot.tsx';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { usePostedForm } from './posted-form.tsx';
import type { FormField } from './registered-field.ts';
import { type Outcome, useSubmission } from './use-submission.ts';

type FormSchema<Values> = z.ZodMiniType<Values, unknown>;

/** Validates a form with a schema. The first message of a field, which is a code, becomes its error. */
function formResolver<Values extends FieldValues>(schema: FormSchema<Values>): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues)
      errors[path.join('.')] ??= { type: 'invalid', message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** Stores the typed fields while the page is open, so that leaving a screen loses nothing. */
export type FieldDraft<Fields> = {
  read: () => Partial<Fields>;
  save: (fields: Partial<Fields>) => void;
};

type PostFormOptions<Fields extends FieldValues, Request extends Fields, Value> = {
  /** Messages are codes. */
  schema: FormSchema<Fields>;
  empty: Fields;
  draft: FieldDraft<Fields>;
  /** Sends a request under an idempotency key. Throws for anything but success. */
  send: (request: Request, key: string) => Promise<Value>;
};

/** The request members that are not fields of the form. */
type ExtraFields<Fields, Request> = Omit<Request, keyof Fields | keyof HoneypotFields>;

/** `others` are errors of fields that the form does not have. */
type PostOutcome<Fields, Value> = Outcome<Value, CallFailure> & {
  fields: Fields;
  others: FieldError[];
};

/**
 * A form with fields that is posted: `useSubmission` with `react-hook-form`. The form is a `PageForm`.
 * Fields are validated on submit, then on change; those that the server refuses are
 * marked with its codes, and the first one gets the focus. Success clears the form.
 */
export function usePostForm<Fields extends FieldValues, Request extends Fields, Value>(
  options: PostFormOptions<Fields, Request, Value>,
) {
  const { schema, empty, draft, send } = options;
  // A request keeps its idempotency key until there is a response.
  const [keys] = useState(createIdempotencyKeys);
  const readHoneypot = useHoneypot();
  const { busy, attempts, submit: sendOnce } = useSubmission(failureOf);
  const posted = usePostedForm();
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<Fields>({
    resolver: formResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: draft.read() as DefaultValues<Fields>,
  });
  const { save } = draft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ ...values }),
      }),
    [subscribe, save],
  );

  const { errors } = formState;
  function field(name: Path<Fields>): FormField {
    const code = errors[name]?.message;
    return {
      ...register(name),
      id: name,
      defaultValue: posted?.values[name],
      code: typeof code === 'string' ? code : '',
      error: posted?.errors[name],
    };
  }

  function markFields(errors: FieldError[]): FieldError[] {
    const known = errors.filter(({ field }) => Object.hasOwn(empty, field));
    for (const [place, { field, code }] of known.entries())
      setError(
        field as Path<Fields>,
        { type: 'server', message: code },
        { shouldFocus: place === 0 },
      );
    return errors.filter((error) => !known.includes(error));
  }

  function settle(outcome: Outcome<Value, CallFailure>): FieldError[] {
    if (outcome.kind !== 'failed') keys.settle();
    if (outcome.kind === 'invalid') return markFields(outcome.errors);
    if (outcome.kind === 'done') {
      reset(empty);
      save({});
    }
    return [];
  }

  async function submit(
    event: FormEvent<HTMLFormElement>,
    extra: ExtraFields<Fields, Request>,
  ): Promise<PostOutcome<Fields, Value> | null> {
    event.preventDefault();
    const honeypot = readHoneypot(event.currentTarget);
    let result: PostOutcome<Fields, Value> | null = null;
    await handleSubmit(async (fields) => {
      const request = { ...fields, ...extra };
      const sent = { ...request, ...honeypot } as unknown as Request;
      const outcome = await sendOnce(() => send(sent, keys.keyFor(request)));
      if (outcome) result = { ...outcome, fields, others: settle(outcome) };
    })();
    return result;
  }

  return { field, busy, attempts, submit };
}
