import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import type { HomeStepName, HomeSteps } from '../home.ts';
import { countTurns, daysOfWeek, type Turn, turnsOf } from '../working-days.ts';
import { thirtyDaysTexts } from './thirty-days.texts.ts';
import './thirty-days.css';

const steps = [
  { days: 'step1Days', title: 'step1', text: 'step1Text' },
  { days: 'step2Days', title: 'step2', text: 'step2Text' },
  { days: 'step3Days', title: 'step3', text: 'step3Text' },
  { days: 'step4Days', title: 'step4', text: 'step4Text' },
] as const;

const key = [
  ['client', 'clientTurn'],
  ['us', 'ourTurn'],
  ['state', 'stateTurn'],
] as const;

const weeks = [0, 1, 2, 3, 4, 5];

/** The door of the last day. */
function Door() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className="six__arch" d="M0 40V20a20 20 0 0 1 40 0v20z" />
      <path className="six__stone" d="M6 40V20a14 14 0 0 1 28 0v20z" />
      <path className="six__wall" d="M11 40V20a9 9 0 0 1 18 0v20z" />
      <path className="six__light" d="M16 40V20a4 4 0 0 1 8 0v20z" />
    </svg>
  );
}

function Week({ week, turns }: { week: number; turns: readonly Turn[] }) {
  const t = useTexts(thirtyDaysTexts);
  const first = week * daysOfWeek;
  return (
    <div className="six__week">
      <b>{t('week', { number: week + 1 })}</b>
      {turns.slice(first, first + daysOfWeek).map((turn, index) => {
        const day = first + index + 1;
        return (
          <i key={day} className={`by-${turn}`}>
            {turn === 'open' ? <Door /> : day}
          </i>
        );
      })}
    </div>
  );
}

/** The thirty working days by whose turn it is, and the four steps that they make. */
export function ThirtyDays({ work }: { work: HomeSteps }) {
  const t = useTexts(thirtyDaysTexts);
  const { language } = useLanguage();
  const own = (name: HomeStepName) => twinText(work, language, name);
  const turns = turnsOf(work);
  return (
    <>
      <div className="six" role="img" aria-label={t('turns', countTurns(turns))}>
        {weeks.map((week) => (
          <Week key={week} week={week} turns={turns} />
        ))}
      </div>
      <p className="six__key" aria-hidden="true">
        {key.map(([turn, name]) => (
          <span key={turn}>
            <i className={`by-${turn}`} />
            {own(name)}
          </span>
        ))}
      </p>
      <ol className="steps">
        {steps.map(({ days, title, text }) => (
          <li key={title}>
            <small>{own(days)}</small>
            <h3>{own(title)}</h3>
            <p>
              <Unbroken>{own(text)}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
