import type { ReactNode } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Company } from '#features/company/company.ts';
import { translate } from '#i18n/texts.ts';
import { DoFrame, dayIn } from '../do/do-frame.server.tsx';
import type { ShownWords } from './client-words.server.ts';
import { longestWords } from './words.input.ts';
import { wordsTexts } from './words.texts.ts';

/** A form that was refused: what is wrong as a whole and by field, and what was typed. */
export type RefusedWords = {
  message: string;
  errors: Partial<Record<string, string>>;
  typed: Partial<Record<string, string>>;
};

type Say = (key: keyof typeof wordsTexts.en, params?: Record<string, string | number>) => string;
type FormProps = { shown: ShownWords; refused: RefusedWords | null; say: Say };

function Field({
  name,
  label,
  error,
  children,
}: {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label className="lbl" htmlFor={name}>
        {label}
      </label>
      {children}
      {error === undefined ? null : (
        <p className="err" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function WordsForm({ shown, refused, say }: FormProps) {
  const { errors = {}, typed = {} } = refused ?? {};
  const attributes = (name: string) => ({
    id: name,
    name,
    ...(errors[name] !== undefined && {
      'aria-invalid': true,
      'aria-describedby': `${name}-error`,
    }),
  });
  const line = (name: 'name' | 'position' | 'company', known: string, autoComplete: string) => (
    <Field name={name} label={say(name)} error={errors[name]}>
      <input
        {...attributes(name)}
        className="input"
        type="text"
        autoComplete={autoComplete}
        maxLength={200}
        defaultValue={typed[name] ?? known}
      />
    </Field>
  );
  return (
    <form method="post" className="form" noValidate>
      <input type="hidden" name="do" value="give" />
      <Field name="words" label={say('words')} error={errors.words}>
        <textarea
          {...attributes('words')}
          className="input"
          rows={5}
          maxLength={longestWords}
          defaultValue={typed.words ?? ''}
        />
      </Field>
      <Field name="rating" label={say('rating')} error={errors.rating}>
        <select {...attributes('rating')} className="input" defaultValue={typed.rating ?? ''}>
          <option value=""></option>
          {[5, 4, 3, 2, 1].map((count) => (
            <option key={count} value={count}>
              {count === 1 ? say('star') : say('stars', { count })}
            </option>
          ))}
        </select>
      </Field>
      {line('name', shown.name, 'name')}
      {line('position', '', 'organization-title')}
      {line('company', shown.company, 'organization')}
      <div className="field">
        <label className="do__tick" htmlFor="consent">
          <input
            {...attributes('consent')}
            type="checkbox"
            value="yes"
            defaultChecked={typed.consent === 'yes'}
          />
          <span>{shown.consent}</span>
        </label>
        {errors.consent === undefined ? null : (
          <p className="err" id="consent-error">
            {errors.consent}
          </p>
        )}
      </div>
      <button type="submit" className="btn">
        {say('send')}
      </button>
    </form>
  );
}

function Standing({ shown, say }: Omit<FormProps, 'refused'>) {
  const { standing, language } = shown;
  if (standing === null) return null;
  const { day } = readClock(standing.givenAt, companyZone);
  return (
    <>
      <h1>{say('given_title')}</h1>
      <p>{say(standing.isLive ? 'given_live' : 'given_lead')}</p>
      <blockquote className="do__words">
        <p>{standing.words}</p>
        <footer>
          {[standing.name, standing.position, standing.company].filter(Boolean).join(', ')}
        </footer>
      </blockquote>
      <p>{say('given_on', { day: dayIn(language, day) })}</p>
      <p className="do__text">{standing.wording}</p>
      <form method="post" className="form">
        <input type="hidden" name="do" value="take-back" />
        <button type="submit" className="btn btn--line">
          {say('take_back')}
        </button>
      </form>
    </>
  );
}

/** The page on which a client says a few words about us: a form, or what was said and how to take it back. */
export function WordsPage({
  shown,
  refused,
  company,
}: {
  shown: ShownWords;
  refused: RefusedWords | null;
  company: Pick<Company, 'brand' | 'phone'>;
}) {
  const { language, standing, taken } = shown;
  const say: Say = (key, params = {}) => translate(wordsTexts, language, key, params);
  const notice =
    refused === null ? null : (
      <p role="alert" className="do__refused">
        {refused.message}
      </p>
    );
  return (
    <DoFrame company={company} language={language}>
      {notice}
      {standing !== null ? (
        <Standing shown={shown} say={say} />
      ) : (
        <>
          <h1>{say(taken === null ? 'title' : 'taken_title')}</h1>
          <p>
            {taken === null
              ? say('lead')
              : [say(taken.isLive ? 'taken_live' : 'taken_lead'), say('taken_again')].join(' ')}
          </p>
          <WordsForm shown={shown} refused={refused} say={say} />
        </>
      )}
    </DoFrame>
  );
}
