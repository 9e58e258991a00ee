import { type FormEvent, useState } from 'react';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { scheduleTexts } from './schedule.texts.ts';
import { formatSchedule } from './schedule-words.ts';
import type { Publication } from './use-publication.ts';

/** Chooses a wall time in Lisbon for a publication, and says it back in words. */
export function ScheduleForm({ publication }: { publication: Publication }) {
  const t = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const [when, setWhen] = useState({ day: '', time: '09:00' });
  const { busy, canPublish, ask } = publication;
  const isChosen = when.day !== '' && when.time !== '';

  function schedule(event: FormEvent): void {
    event.preventDefault();
    if (isChosen) void ask(when);
  }

  return (
    <form className="stack" onSubmit={schedule}>
      <DayField
        label={t('day')}
        required
        value={when.day}
        onChange={(day) => setWhen({ ...when, day })}
      />
      <TimeField
        label={t('time')}
        required
        value={when.time}
        onChange={(time) => setWhen({ ...when, time })}
      />
      <p role="status" className="quiet">
        {isChosen
          ? t('when', {
              when: formatSchedule(zonedInstant(when.day, when.time, companyZone), language),
            })
          : null}
      </p>
      <Button type="submit" variant="soft" busy={busy} disabled={!canPublish}>
        {t('schedule')}
      </Button>
    </form>
  );
}
