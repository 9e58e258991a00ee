import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '#i18n/language-context.tsx';
import { createAttemptKeys } from '#ui/form/attempt-key.ts';
import { formResolver } from '#ui/form/form-resolver.ts';
import type { FormTraces } from '#ui/form/form-traces.tsx';
import { type ContactFormInput, contactFormInput } from '../contact.input.ts';
import { type FieldRefusal, type PostOutcome, postMessage } from './post-message.ts';

const noFields: ContactFormInput = {
  name: '',
  businessName: '',
  email: '',
  phone: '',
  message: '',
};

// Lives as long as the page: leaving the screen and coming back loses nothing. Only the browser writes.
let draft: Partial<ContactFormInput> = {};

export type Sending = { outcome: PostOutcome; email: string };

/**
 * The five fields and their way to the server. Validation runs on submit, then on change. `submit`
 * answers null where a field is wrong or a try is under way.
 */
export function useContactForm() {
  const { language } = useLanguage();
  const [keys] = useState(createAttemptKeys);
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const { register, handleSubmit, reset, setError, subscribe, formState } =
    useForm<ContactFormInput>({
      resolver: formResolver(contactFormInput),
      mode: 'onSubmit',
      reValidateMode: 'onChange',
      defaultValues: draft,
    });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft = { ...values };
        },
      }),
    [subscribe],
  );

  function markFields(refusals: FieldRefusal[]) {
    for (const [place, { field, code }] of refusals.entries())
      if (field in noFields)
        setError(
          field as keyof ContactFormInput,
          { type: 'server', message: code },
          { shouldFocus: place === 0 },
        );
  }

  async function send(fields: ContactFormInput, traces: FormTraces): Promise<Sending> {
    const request = { ...fields, locale: language };
    setBusy(true);
    const outcome = await postMessage({ ...request, ...traces }, keys.keyFor(request));
    setBusy(false);
    if (outcome.kind !== 'failed') keys.settle();
    if (outcome.kind === 'invalid') markFields(outcome.errors);
    if (outcome.kind === 'sent') {
      reset(noFields);
      draft = {};
    }
    return { outcome, email: fields.email };
  }

  async function submit(traces: FormTraces): Promise<Sending | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    let sending: Sending | null = null;
    try {
      await handleSubmit(async (fields) => {
        sending = await send(fields, traces);
      })();
    } finally {
      isBusy.current = false;
    }
    return sending;
  }

  return { register, errors: formState.errors, busy, submit };
}
