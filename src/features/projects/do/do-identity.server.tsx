import type { ShownRequest } from './do.schema.ts';
import type { Say } from './do-frame.server.tsx';

type IdentityProps = { shown: ShownRequest; say: Say };

/** Why a paper of identity is asked for, who reads it, how long it stays, and that a card is copied with consent alone. */
export function AboutIdentity({ shown, say }: IdentityProps) {
  const { identity } = shown;
  if (!identity) return null;
  const { identityMonths: months, isObliged, consent } = identity;
  const removed =
    months === 0
      ? say('identity_removed_end')
      : months === 1
        ? say('identity_removed_one')
        : say('identity_removed', { months });
  return (
    <aside className="do__about" aria-labelledby="about">
      <h2 id="about">{say('identity_title')}</h2>
      <ul>
        {/* Where whoever asked has not said it. */}
        {shown.text === '' && !isObliged ? <li>{say('identity_why')}</li> : null}
        <li>{say('identity_read')}</li>
        <li>{isObliged ? say('identity_kept') : removed}</li>
        {consent === 'none' ? null : <li>{say('identity_card')}</li>}
      </ul>
    </aside>
  );
}

/** The consent of the holder of a Cartão de Cidadão, by a tick of its own. */
export function Consent({
  shown,
  error,
  isTicked,
  say,
}: IdentityProps & { error: string | undefined; isTicked: boolean }) {
  const consent = shown.identity?.consent ?? 'none';
  if (consent === 'none') return null;
  return (
    <div className="field">
      {error === undefined ? null : (
        <p className="err" id="consent-error">
          {error}
        </p>
      )}
      <label className="do__consent">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          required={consent === 'needed'}
          defaultChecked={isTicked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'consent-error'}
        />
        <span>{say(`consent_${consent}`)}</span>
      </label>
    </div>
  );
}

/** The way for who would rather not send a copy of a paper of identity. */
export function ShowInstead({ shown, say }: IdentityProps) {
  if (!shown.identity) return null;
  return (
    <div className="do__instead">
      <h2>{say('show_instead')}</h2>
      <p>{say('show_instead_text')}</p>
      {/* It needs neither files nor a tick. */}
      <button className="btn btn--line" type="submit" name="choice" value="show" formNoValidate>
        {say('press_will-show')}
      </button>
    </div>
  );
}
