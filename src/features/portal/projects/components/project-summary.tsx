import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Person } from '../../components/person.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { Project } from '../../portal.ts';
import { formatDay, formatPercent, formatPeriodStart, weeksBetween } from '../../portal-formats.ts';
import '#ui/layout/card.css';
import './project-summary.css';

/** A project's progress, manager and period. */
export function ProjectSummary({ project }: { project: Project }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  const { startDate, endDate, manager } = project;
  const weeks = endDate === null ? 0 : weeksBetween(startDate, endDate);
  return (
    <dl className="grout portal-summary">
      <div>
        <dt>{t('progress')}</dt>
        <dd>
          <span className="portal-summary__big num">
            {formatPercent(project.progress, language)}
          </span>
          <ProgressBar value={project.progress} label={t('progress')} />
        </dd>
      </div>
      <div>
        <dt>{t('manager')}</dt>
        <dd>
          <Person
            name={manager.name}
            email={manager.email}
            face={manager.face}
            image={manager.avatar}
          />
        </dd>
      </div>
      <div>
        <dt>{t('timeline')}</dt>
        <dd>
          {endDate === null ? (
            <b>{t('since', { day: onOneLine(formatDay(startDate, language)) })}</b>
          ) : (
            <>
              <b>
                {t('period', {
                  start: onOneLine(formatPeriodStart(startDate, endDate, language)),
                  end: onOneLine(formatDay(endDate, language)),
                })}
              </b>
              <small className="muted">
                {weeks === 1 ? t('oneWeek') : t('weeks', { count: weeks })}
              </small>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
