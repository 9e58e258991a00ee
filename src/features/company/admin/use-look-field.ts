import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { companyQuery } from '../company.ts';
import {
  type CompanySettings,
  companySettingsQuery,
  type LookField,
  presentOf,
  saveCompanyField,
} from '../company-settings.ts';
import { lookTexts } from './look.texts.ts';

/** Stores what is chosen for the look of the site, each choice at once, and offers to undo it. */
export function useLookField({ fields }: CompanySettings) {
  const t = useTexts(lookTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const { busy, failure, run } = useStaffAction();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const stored = (field: LookField) => String(fields[field]?.value ?? '');

  async function show(): Promise<void> {
    client.invalidate(companyQuery().queryKey[0]);
    await client.refetchQuery(companySettingsQuery());
  }

  async function choose(field: LookField, value: string): Promise<void> {
    const { value: before = '', revision = 0 } = fields[field] ?? {};
    setIsOvertaken(false);
    await run(
      () =>
        saveCompanyField(field, { value, revision, locale: language }).catch((failed) => {
          if (!presentOf(failed)) throw failed;
          setIsOvertaken(true);
          return null;
        }),
      async (after) => {
        await show();
        if (after === null) return;
        offerUndo({
          text: t('chosen'),
          async undo() {
            const change = { value: before, revision: after.revision, locale: language };
            await saveCompanyField(field, change);
            await show();
          },
        });
      },
    );
  }

  return { busy, failure, isOvertaken, stored, choose };
}
