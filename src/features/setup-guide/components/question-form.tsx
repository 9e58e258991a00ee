import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { startPath } from '#paths.ts';
import type { FigureName } from '#ui/art/scenes/figures.ts';
import type { ScenePaletteName } from '#ui/art/scenes/scene-palettes.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import { type Answers, type Question, questionNames, questions } from '../setup-guide.ts';
import './question-form.css';

/** What each answer shows: a figure and the colour of its question. Each picture is of one tile. */
const pictures: { [Name in Question]: Record<string, `${FigureName}-${ScenePaletteName}`> } = {
  form: {
    one: 'key-cobalt',
    partners: 'table-cobalt',
    branch: 'bank-cobalt',
    sole: 'pencil-cobalt',
  },
  home: { portugal: 'tram-ochre', eu: 'bridge-ochre', elsewhere: 'passport-ochre' },
  shop: { no: 'door-green', planned: 'parcel-green', running: 'lorry-green' },
  when: { soon: 'clock-sky', later: 'calendar-sky', looking: 'lens-sky' },
};

/** The four questions. A plain form: its answers are the address of the result, with and without scripts. */
export function QuestionForm({ answers }: { answers: Partial<Answers> }) {
  const t = useTexts(setupGuideTexts);
  const { address } = useNavigation();
  const hasBegun = Object.keys(answers).length > 0;
  return (
    <form
      className="setup-form"
      action={`${withPrefix(address.prefix, startPath.href())}#answer`}
      method="get"
    >
      {questionNames.map((name) => (
        <fieldset key={name}>
          <legend>{t(name)}</legend>
          {questions[name].map((answer) => (
            <label key={answer}>
              <img
                src={`/art/tile-${pictures[name][answer]}.svg`}
                alt=""
                width="100"
                height="100"
                decoding="async"
              />
              <input
                type="radio"
                name={name}
                value={answer}
                required
                defaultChecked={answers[name] === answer}
              />
              <span>
                <Unbroken>{t(`${name}_${answer}` as 'form_one')}</Unbroken>
              </span>
            </label>
          ))}
          {hasBegun && answers[name] === undefined ? <p className="err">{t('missing')}</p> : null}
        </fieldset>
      ))}
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
