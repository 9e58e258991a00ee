import { languages } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery, useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { companySettingsQuery, saveCompanyField } from '../company-settings.ts';
import { companySettingsTexts } from './company-settings.texts.ts';

type SiteHoursProps = {
  /** The hours that the booking rules say, in both languages. */
  line: { en: string; pt: string };
  mayChange: boolean;
};

/** Whether the site shows the hours of the rules; if not, one press makes it so. */
export function SiteHours({ line, mayChange }: SiteHoursProps) {
  const t = useTexts(companySettingsTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const fields = useQuery(companySettingsQuery()).data?.fields;
  const { openingHours: en, openingHoursPt: pt } = fields ?? {};
  if (!en || !pt || line.en === '') return null;
  if (en.value === line.en && pt.value === line.pt)
    return <p className="quiet">{t('hoursSame')}</p>;

  async function use(): Promise<void> {
    const locale = language;
    const changes = [
      { field: 'openingHours', value: line.en, revision: en?.revision ?? 0 },
      { field: 'openingHoursPt', value: line.pt, revision: pt?.revision ?? 0 },
    ];
    for (const { field, ...change } of changes)
      await saveCompanyField(field, { ...change, locale });
  }
  const lines = { en: String(en.value), pt: String(pt.value) };
  const differing = languages.filter((one) => lines[one] !== line[one]);
  return (
    <>
      <Note
        tone="info"
        title={differing
          .map((one) => t(`hoursDiffer_${one}`, { shown: lines[one], drawn: line[one] }))
          .join(' ')}
        action={
          mayChange ? (
            <Button
              variant="soft"
              busy={busy}
              onClick={() =>
                void run(use, () => {
                  showToast({ title: t('hoursUsed') });
                  return client.refetchQuery(companySettingsQuery());
                })
              }
            >
              {t('useHours')}
            </Button>
          ) : null
        }
      />
      <FailureNote failure={failure} />
    </>
  );
}
