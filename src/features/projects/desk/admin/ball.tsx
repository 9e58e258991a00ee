import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { ListedProject } from '../../projects.schema.ts';
import { titleIn } from '../../projects.ts';
import { workdaysBetween } from '../../schedule.ts';
import { projectsTexts } from './projects-admin.texts.ts';

/** Formats a day as staff read it in a line: "Mon 30 Nov". */
export function formatLineDay(day: string, language: Language): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return formatDay(day, localeOf[language], options);
}

/** The day of an instant in Lisbon, as staff read it in a line. */
export function formatLineInstant(at: string, language: Language): string {
  return formatLineDay(readClock(at, companyZone).day, language);
}

type Held = Pick<
  ListedProject,
  'state' | 'holder' | 'heldSince' | 'person' | 'updatedAt' | 'stepsDone' | 'stepsAll'
> & { waiting: { title: string; titlePt: string } | null };

/** Who has the ball, since when, and how far the steps are: never a percentage. */
export function Ball({ held }: { held: Held }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const { state, holder, person, stepsDone, stepsAll, waiting } = held;
  const since = held.heldSince ?? held.updatedAt;
  const day = formatLineInstant(since, language);
  const today = readClock(new Date(), companyZone).day;
  const count = workdaysBetween(readClock(since, companyZone).day, today);
  const title = waiting === null ? '' : titleIn(waiting, language);
  const word =
    state !== 'active' ? state : holder === 'client' ? 'client' : waiting ? 'wait' : 'company';
  const steps = stepsAll === 0 ? '' : t('steps', { done: stepsDone, all: stepsAll });
  const length = count === 1 ? t('forOne') : t('forDays', { count });
  return (
    <>
      {steps} {t(`ball_${word}`, { name: person.name || person.email, day, title })}
      {state !== 'closed' && count > 0 ? ` ${length}.` : null}
    </>
  );
}
