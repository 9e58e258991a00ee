import { useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Choice } from '#ui/admin/menu/menu.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import { conversationTexts } from './conversation.texts.ts';
import { snoozeChoicesTexts } from './snooze-choices.texts.ts';
import { morningOf, nextDay, snoozeTimes } from './snooze-times.ts';

type SnoozeChoicesProps = { now: number; onSnooze: (until: string) => void };

/** When to come back: tonight, tomorrow, Monday, or the morning of a day. */
export function SnoozeChoices({ now, onSnooze }: SnoozeChoicesProps) {
  const t = useTexts(snoozeChoicesTexts);
  const c = useTexts(conversationTexts);
  const first = nextDay(now);
  const [day, setDay] = useState(first);
  return (
    <>
      <ul>
        {snoozeTimes(now).map(({ name, until }) => (
          <Choice key={name} onChoose={() => onSnooze(until)}>
            {name === 'monday' ? <IconCalendar /> : <IconClock />}
            {t(`snooze_${name}`, { time: readClock(until, companyZone).time })}
          </Choice>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (day < first) return;
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          onSnooze(morningOf(day));
        }}
      >
        <DayField label={t('snoozeDay')} min={first} required value={day} onChange={setDay} />
        <Button type="submit" variant="soft">
          {c('snooze')}
        </Button>
      </form>
      <p className="menu__foot hint">{t('snoozeRule')}</p>
    </>
  );
}
