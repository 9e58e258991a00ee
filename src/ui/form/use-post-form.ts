import { type FormEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { type CallFailure, failureOf } from '#core/call-failure.ts';
import type { FieldError } from '#core/http-error.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { type FormSchema, formResolver } from './form-resolver.ts';
import { type HoneypotFields, useHoneypot } from './honeypot.tsx';
import { type Outcome, useSubmission } from './use-submission.ts';

/** Keeps what is typed while the page lives, so that leaving a screen loses nothing. */
export type FieldDraft<Fields> = {
  read: () => Partial<Fields>;
  keep: (fields: Partial<Fields>) => void;
};

type PostFormOptions<Fields extends FieldValues, Request extends Fields, Answer> = {
  /** Messages are codes. */
  schema: FormSchema<Fields>;
  empty: Fields;
  draft: FieldDraft<Fields>;
  /** Sends a request under an idempotency key. Throws for anything but success. */
  send: (request: Request, key: string) => Promise<Answer>;
};

/** What a request holds beside the fields of the form. */
type More<Fields, Request> = Omit<Request, keyof Fields | keyof HoneypotFields>;

/** `others` are the errors that belong to no field of the form. */
type PostOutcome<Fields, Answer> = Outcome<Answer, CallFailure> & {
  fields: Fields;
  others: FieldError[];
};

/**
 * A form with fields that is posted: `useSubmission` with `react-hook-form` around it. The form holds
 * a `Honeypot`. Fields are checked on submit, then on change; those that the server refuses are
 * marked with its codes, and the first one takes the focus. Success empties the form.
 */
export function usePostForm<Fields extends FieldValues, Request extends Fields, Answer>(
  options: PostFormOptions<Fields, Request, Answer>,
) {
  const { schema, empty, draft, send } = options;
  // The same request keeps its idempotency key until an answer came.
  const [keys] = useState(createAttemptKeys);
  const readHoneypot = useHoneypot();
  const { busy, attempts, submit: attempt } = useSubmission(failureOf);
  const { register, handleSubmit, reset, setError, subscribe, formState } = useForm<Fields>({
    resolver: formResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: draft.read() as DefaultValues<Fields>,
  });
  const { keep } = draft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep({ ...values }),
      }),
    [subscribe, keep],
  );

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

  function settle(outcome: Outcome<Answer, CallFailure>): FieldError[] {
    if (outcome.kind !== 'failed') keys.settle();
    if (outcome.kind === 'invalid') return markFields(outcome.errors);
    if (outcome.kind === 'done') {
      reset(empty);
      keep({});
    }
    return [];
  }

  async function submit(
    event: FormEvent<HTMLFormElement>,
    more: More<Fields, Request>,
  ): Promise<PostOutcome<Fields, Answer> | null> {
    event.preventDefault();
    const honeypot = readHoneypot(event.currentTarget);
    let result: PostOutcome<Fields, Answer> | null = null;
    await handleSubmit(async (fields) => {
      const request = { ...fields, ...more };
      const sent = { ...request, ...honeypot } as unknown as Request;
      const outcome = await attempt(() => send(sent, keys.keyFor(request)));
      if (outcome) result = { ...outcome, fields, others: settle(outcome) };
    })();
    return result;
  }

  return { register, errors: formState.errors, busy, attempts, submit };
}
