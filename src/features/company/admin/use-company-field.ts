import { useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { useStaffCall } from '#ui/admin/calls/staff-call.ts';
import type { CompanyField } from '../company.input.ts';
import {
  type CompanyFieldState,
  companySettingsQuery,
  presentOf,
  saveCompanyField,
} from '../company-settings.ts';

/** Returns the value of a field as it is typed: a list in lines. */
export function writeFieldText(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join('\n');
}

/** Returns the value that was typed. */
export function readFieldText(field: CompanyField, text: string): string | string[] {
  if (field !== 'socialLinks') return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What is typed, and the revision that was shown when the typing began. */
type Draft = { text: string; revision: number };

/**
 * A field that saves itself. While something is typed, what others store does not replace it; if they
 * were first, `theirs` is their value and the typed one stays.
 */
export function useCompanyField(field: CompanyField, state: CompanyFieldState) {
  const { language } = useLanguage();
  const client = useQueryClient();
  const call = useStaffCall();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<CompanyFieldState | null>(null);

  function keep(stored: CompanyFieldState): void {
    const settings = client.getQueryData(companySettingsQuery());
    if (settings)
      client.setQueryData(companySettingsQuery(), {
        fields: { ...settings.fields, [field]: stored },
      });
    setDraft(null);
    setTheirs(null);
  }

  async function send({ text, revision }: Draft): Promise<void> {
    setIsSaving(true);
    setError(null);
    try {
      const value = readFieldText(field, text);
      keep(await call(() => saveCompanyField(field, { value, revision, locale: language })));
    } catch (failed) {
      const present = presentOf(failed);
      const failure = failureOf(failed);
      setTheirs(present);
      if (present) return;
      const [wrong] = failure.kind === 'invalid' ? failure.errors : [];
      setError(wrong?.message ?? describeCallFailure(failed, language));
    } finally {
      setIsSaving(false);
    }
  }

  const shown = writeFieldText(state.value);
  return {
    text: draft?.text ?? shown,
    isSaving,
    error,
    theirs,
    type(text: string): void {
      setError(null);
      setDraft((before) => ({ text, revision: before?.revision ?? state.revision }));
    },
    async save(): Promise<void> {
      if (draft === null || isSaving || theirs) return;
      if (draft.text.trim() === shown.trim()) setDraft(null);
      else await send(draft);
    },
    async sendMine(): Promise<void> {
      if (draft && theirs) await send({ text: draft.text, revision: theirs.revision });
    },
    keepTheirs(): void {
      if (theirs) keep(theirs);
    },
  };
}
