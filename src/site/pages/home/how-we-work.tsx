import { homeQuery } from '#features/home/home.ts';
import { countTurns, daysOfWeek, type Turn, turnsOf } from '#features/home/working-days.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { homeTexts } from './home.texts.ts';
import { useHomeTexts } from './use-home-texts.ts';
import './how-we-work.css';

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
  const t = useTexts(homeTexts);
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

/** How the work runs: thirty working days by whose turn it is, and four steps. */
export function HowWeWork() {
  const t = useTexts(homeTexts);
  const own = useHomeTexts();
  const { data: home } = useQuery(homeQuery());
  if (!own || !home) return null;
  const turns = turnsOf(home);
  return (
    <section className="section" aria-labelledby="steps-heading">
      <div className="wrap">
        <div className="say">
          <h2 id="steps-heading">{own('stepsTitle')}</h2>
          <p>
            {own('stepsLead')} <em>{own('stepsNeed')}</em>
          </p>
        </div>
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
      </div>
    </section>
  );
}
