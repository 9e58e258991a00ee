import { type FormEvent, useEffect, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useFieldsDraft } from '#ui/admin/draft/use-fields-draft.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import type { ShownQuoteTotals } from '../../quotes.ts';
import { quoteQuery, quoteTotalsQuery, rewriteQuote, writeQuote } from '../quote-calls.ts';
import { type FormSums, parseQuoteForm, type QuoteForm, readQuoteForm } from '../quote-form.ts';
import { quotesTexts } from './quotes-admin.texts.ts';

const pauseMs = 300;

/** Returns what a quote would cost, once the typing pauses; what was known before until then. */
export function useQuoteTotals({ cents, percents }: FormSums): ShownQuoteTotals | null {
  const wanted = `${cents} ${percents.join(' ')}`;
  const [asked, setAsked] = useState(wanted);
  const [last, setLast] = useState<ShownQuoteTotals | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const [first = 0, ...rest] = asked.split(' ').map(Number);
  const isTooLarge = first >= 1e9;
  const { data } = useQuery({
    ...quoteTotalsQuery(first, rest),
    enabled: first > 0 && !isTooLarge,
  });
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  return cents === 0 || isTooLarge ? null : (data ?? last);
}

/** What a form writes: a new quote, for a person or whoever has the address, or the next words of one. */
export type WriteTarget = { kind: 'new'; personId: string | null } | { kind: 'change'; id: string };

type Errors = Readonly<Record<string, string>>;

function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

type QuoteFormOptions = {
  target: WriteTarget;
  initial: QuoteForm;
  /** Of what the browser keeps while it is not sent. */
  draftName: string;
  onSaved: (id: string) => void;
};

/** A quote while it is typed: kept in this browser, and sent once it says everything. */
export function useQuoteForm({ target, initial, draftName, onSaved }: QuoteFormOptions) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [keys] = useState(createIdempotencyKeys);
  const [errors, setErrors] = useState<Errors>({});
  const draft = useFieldsDraft(draftName, { form: JSON.stringify(initial) });
  const form = parseQuoteForm(draft.values.form) ?? initial;

  async function save(written: ReturnType<typeof readQuoteForm> & { ok: true }): Promise<string> {
    const words = { ...written.written, locale: language };
    if (target.kind === 'change') {
      // The screen of the quote shows it at once.
      client.setQueryData(quoteQuery(target.id), await rewriteQuote(target.id, words));
      return target.id;
    }
    const { email, name } = form;
    const reader = target.personId
      ? { personId: target.personId }
      : { email, name, language: form.language };
    const sent = { ...words, ...reader };
    return (await writeQuote(sent, keys.keyFor(sent))).id;
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const isNamed = target.kind === 'change' || target.personId !== null;
    const written = readQuoteForm(form, { language, isNamed });
    if (!written.ok) {
      setErrors(
        Object.fromEntries(Object.entries(written.errors).map(([field, code]) => [field, t(code)])),
      );
      return;
    }
    setErrors({});
    void run(
      () =>
        save(written).catch((error: unknown) => {
          setErrors(errorsOf(error));
          throw error;
        }),
      (id) => {
        keys.settle();
        draft.forget();
        showToast({ title: t('saved') });
        onSaved(id);
      },
    );
  }

  return {
    form,
    change: (changes: Partial<QuoteForm>) =>
      draft.change({ form: JSON.stringify({ ...form, ...changes }) }),
    draft,
    errors,
    busy,
    failure: Object.keys(errors).length === 0 ? failure : null,
    send,
  };
}
