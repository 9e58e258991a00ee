import { type FormEvent, useState } from 'react';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { scheduleTexts } from './schedule.texts.ts';
import { formatSchedule } from './schedule-words.ts';
import type { Publication } from './use-publication.ts';

/** Chooses a wall time in Lisbon for a publication, and says it back in words. */
export function ScheduleForm({ publication }: { publication: Publication }) {
  const t = useTexts(scheduleTexts);
  const { language } = useLanguage();
  const [when, setWhen] = useState({ day: '', time: '09:00' });
  const { busy, canPublish, ask } = publication;
  const isChosen = /^\d{4}-\d{2}-\d{2}$/.test(when.day) && /^\d{2}:\d{2}$/.test(when.time);

  function schedule(event: FormEvent): void {
    event.preventDefault();
    void ask(when);
  }

  return (
    <form className="stack" onSubmit={schedule}>
      <TextField
        label={t('day')}
        type="date"
        required
        value={when.day}
        onChange={({ target }) => setWhen({ ...when, day: target.value })}
      />
      <TextField
        label={t('time')}
        type="time"
        required
        value={when.time}
        onChange={({ target }) => setWhen({ ...when, time: target.value })}
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
