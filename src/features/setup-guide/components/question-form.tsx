import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { startPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import { type Answers, questionNames, questions } from '../setup-guide.ts';
import './question-form.css';

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
