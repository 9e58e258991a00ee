import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import type { ContentRecord } from '../content.schema.ts';
import { contentErrorText } from '../content.texts.ts';
import { labelOf } from '../fields/field-labels.texts.ts';
import { scheduleTexts } from './schedule.texts.ts';
import { formatSchedule } from './schedule-words.ts';

/** When a record goes public, or why it did not. */
export function ScheduleState({ record }: { record: ContentRecord }) {
  const t = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const { publishAt, scheduleFailure } = record;
  // A field and a code, such as `slug:taken`.
  const [field = '', code = ''] = scheduleFailure?.split(':') ?? [];
  const why = `${labelOf(language, field)}: ${contentErrorText(language, field, code)}`;
  return (
    <>
      {scheduleFailure ? <Note tone="bad" title={t('scheduleFailed', { why })} /> : null}
      {publishAt ? (
        <p>
          <b>{t('when', { when: formatSchedule(publishAt, language) })}</b>
        </p>
      ) : null}
    </>
  );
}
