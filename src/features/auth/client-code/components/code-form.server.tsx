import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import { clientCodeTexts } from '../client-code.texts.ts';

/** What the step shows: whether a code is on its way, and why the last press was refused. */
export type CodeStep = {
  language: Language;
  /** The address to which codes go, with most of it hidden. */
  email: string;
  isAsked: boolean;
  refusal: { code: 'refused'; left: number } | { code: 'used_up' | 'too_many_mails' } | null;
};

/** Asks for a mailed code before a paper is opened. It needs no scripts, and reading it changes nothing. */
export function CodeForm({ language, email, isAsked, refusal }: CodeStep) {
  const say = (key: keyof typeof clientCodeTexts.en, params: TextParams = {}) =>
    translate(clientCodeTexts, language, key, params);
  const error =
    refusal && say(refusal.code, refusal.code === 'refused' ? { left: refusal.left } : {});
  return (
    <>
      <h1>{say('title')}</h1>
      <p>{say(isAsked ? 'sent' : 'why', { email })}</p>
      {isAsked ? (
        <form method="post" className="form rel-form" noValidate>
          <input type="hidden" name="do" value="open" />
          <div className="field">
            <label className="lbl" htmlFor="code">
              {say('code')}
            </label>
            {error === null ? null : (
              <p className="err" id="code-error" role="alert">
                {error}
              </p>
            )}
            <input
              className="input"
              id="code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
              aria-invalid={error === null ? undefined : true}
              aria-describedby={error === null ? undefined : 'code-error'}
            />
          </div>
          <button className="btn" type="submit">
            {say('open')}
          </button>
        </form>
      ) : error === null ? null : (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <form method="post" className="form rel-form">
        <input type="hidden" name="do" value="ask" />
        <button className={isAsked ? 'btn btn--line' : 'btn'} type="submit">
          {say(isAsked ? 'again' : 'send')}
        </button>
      </form>
    </>
  );
}
