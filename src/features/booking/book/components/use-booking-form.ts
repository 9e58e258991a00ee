import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '#i18n/language-context.tsx';
import { createAttemptKeys } from '#ui/form/attempt-key.ts';
import { formResolver } from '#ui/form/form-resolver.ts';
import type { FormTraces } from '#ui/form/form-traces.tsx';
import type { SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { type BookingFormInput, bookingFormInput } from '../booking.input.ts';
import { keepInDraft, readDraft } from './booking-draft.ts';
import { type SendOutcome, sendBooking } from './send-booking.ts';

const emptyFields: BookingFormInput = { name: '', email: '', company: '', phone: '' };
const fieldNames = Object.keys(emptyFields) as (keyof BookingFormInput)[];

export type Slot = { date: Day; time: SlotTime; timeZone: string };

/**
 * The four fields and their way to the server. Validation runs on submit, then on change; what is
 * typed outlives the screen. `submit` answers null where a field is wrong or a try is under way.
 */
export function useBookingForm() {
  const { language } = useLanguage();
  const [keys] = useState(createAttemptKeys);
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const form = useForm<BookingFormInput>({
    resolver: formResolver(bookingFormInput),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: readDraft().fields,
  });
  const { register, handleSubmit, reset, setError, subscribe, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepInDraft({ fields: { ...values } }),
      }),
    [subscribe],
  );

  async function send(fields: BookingFormInput, slot: Slot, traces: FormTraces) {
    const request = { ...fields, ...slot, locale: language };
    setBusy(true);
    const outcome = await sendBooking({ ...request, ...traces }, keys.keyFor(request));
    if (outcome.kind !== 'failed') keys.settle();
    setBusy(false);
    return outcome;
  }

  async function submit(slot: Slot, traces: FormTraces): Promise<SendOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    let outcome: SendOutcome | null = null;
    try {
      await handleSubmit(async (fields) => {
        outcome = await send(fields, slot, traces);
      })();
    } finally {
      isBusy.current = false;
    }
    return outcome;
  }

  return {
    register,
    errors: formState.errors,
    busy,
    submit,
    clear() {
      reset(emptyFields);
      keepInDraft({ fields: {} });
    },
    /** Marks fields that the server refused; answers the refusals that belong to no field. */
    markFields<Refusal extends { field: string; code: string }>(refusals: Refusal[]): Refusal[] {
      const known = refusals.filter(({ field }) => fieldNames.some((name) => name === field));
      for (const [place, { field, code }] of known.entries())
        setError(
          field as keyof BookingFormInput,
          { type: 'server', message: code },
          { shouldFocus: place === 0 },
        );
      return refusals.filter((refusal) => !known.includes(refusal));
    },
  };
}
