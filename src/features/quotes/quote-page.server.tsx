import { centsOf } from '#core/money.ts';
import { withPrefix } from '#core/site-address.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import type { Company } from '#features/company/company.ts';
import { withdrawalLinkTexts } from '#features/payments/withdrawal/withdrawal-link.texts.ts';
import { DoFrame } from '#features/projects/do/do-frame.server.tsx';
import { formatMoney } from '#i18n/format-money.ts';
import { localeOf, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { bookConsultationPath } from '#paths.ts';
import { formatQuantity, type Say, sayQuote } from './quote-words.server.ts';
import type { ShownQuote } from './quotes.ts';
import type { QuotePage } from './show-quote.server.ts';

/** What a form that was refused is shown with: an error for each field, and what was typed. */
export type RefusedDecision = {
  message: string;
  errors: Partial<Record<string, string>>;
  typed: Partial<Record<string, string>>;
};

type Shown = { shown: ShownQuote; say: Say };
type Reach = { company: Pick<Company, 'brand' | 'phone' | 'email'> };

const moneyIn = ({ currency, language }: ShownQuote, euros: number) =>
  formatMoney({ cents: centsOf(euros), currency }, language);

const dayIn = ({ language }: ShownQuote, day: string) => formatDay(day, localeOf[language]);

function Lines({ shown, say }: Shown) {
  const { language } = shown;
  const rate = formatQuantity(shown.vatRate, language);
  return (
    <section aria-labelledby="what">
      <h2 id="what">{say('what')}</h2>
      <ul className="quote__lines">
        {shown.lines.map(({ text, quantity, unitAmount, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <li key={at}>
            <span>
              {text}
              {quantity === 1 ? null : (
                <small>
                  {say('quantity', {
                    quantity: formatQuantity(quantity, language),
                    amount: moneyIn(shown, unitAmount),
                  })}
                </small>
              )}
            </span>
            <b>{moneyIn(shown, amount)}</b>
          </li>
        ))}
      </ul>
      <dl className="quote__sums">
        <dt>{say('net')}</dt>
        <dd>{moneyIn(shown, shown.net)}</dd>
        <dt>{say('vat', { rate })}</dt>
        <dd>{moneyIn(shown, shown.vat)}</dd>
        <dt className="quote__total">{say('total')}</dt>
        <dd className="quote__total">{moneyIn(shown, shown.total)}</dd>
      </dl>
      <p>
        <small>{say('vat_note')}</small>
      </p>
    </section>
  );
}

function Plan({ shown, say }: Shown) {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{say('plan')}</h2>
      <ol className="quote__plan">
        {shown.plan.map(({ percent, amount, when, state, url }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
          <li key={at}>
            <b>
              {say('part', {
                percent: formatQuantity(percent, shown.language),
                amount: moneyIn(shown, amount),
              })}
            </b>{' '}
            {state === 'paid' || state === 'cancelled' ? say(state) : when}
            {url === null ? null : (
              <a
                className="btn btn--sm quote__pay"
                href={withPrefix(prefixOf[shown.language], url)}
              >
                {say('pay', { amount: moneyIn(shown, amount) })}
              </a>
            )}
          </li>
        ))}
      </ol>
      {shown.withdrawal?.state === 'received' ? null : (
        <p>
          <small>{say('plan_note')}</small>
        </p>
      )}
    </section>
  );
}

/** The terms that are accepted, in full and above the button, and what a consumer may do afterwards. */
function Terms({ page: { words, shown }, company, say }: { page: QuotePage; say: Say } & Reach) {
  const { withdrawal } = shown;
  return (
    <>
      {withdrawal === null || withdrawal.state === 'open' ? (
        <section aria-labelledby="withdrawal">
          <h2 id="withdrawal">{say('withdrawal')}</h2>
          <p>{say('withdrawal_text', { email: company.email })}</p>
          {withdrawal ? (
            <div className="quote__withdraw">
              <a className="btn btn--line" href={withdrawal.url}>
                {translate(withdrawalLinkTexts, shown.language, 'link')}
              </a>
              <small>{say('withdraw_until', { day: dayIn(shown, withdrawal.lastDay) })}</small>
            </div>
          ) : null}
        </section>
      ) : null}
      <div className="quote__all">
        <h2 id="terms">{say('terms')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
        <section className="quote__terms" aria-labelledby="terms" tabIndex={0}>
          {words.terms.sections.map(({ title, lines }) => (
            <div key={title}>
              <h3>{title}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ))}
        </section>
        <p>
          <small>{say('terms_version', { version: shown.termsVersion })}</small>
        </p>
      </div>
    </>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="err" id={id}>
      {text}
    </p>
  );
}

function DecisionForm({ shown, say, refused }: Shown & { refused: RefusedDecision | null }) {
  const error = refused?.errors.name;
  const typed = refused?.typed ?? {};
  return (
    <form className="form quote__form" method="post" aria-labelledby="decide">
      <h2 id="decide">{say('decide')}</h2>
      {refused ? (
        <div className="do__refused" role="alert">
          <p>{refused.message}</p>
        </div>
      ) : null}
      <input type="hidden" name="sha256" value={shown.sha256} />
      <div className="field">
        <label className="lbl" htmlFor="name">
          {say('name')}
        </label>
        <FieldError id="name-error" text={error} />
        <span className="hint" id="name-hint">
          {say('name_hint')}
        </span>
        <input
          className="input"
          id="name"
          name="name"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={typed.name ?? ''}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? 'name-hint' : 'name-error name-hint'}
        />
      </div>
      <label className="do__consent">
        <input
          type="checkbox"
          name="earlyStart"
          value="yes"
          defaultChecked={typed.earlyStart === 'yes'}
        />
        <span>{shown.earlyStart}</span>
      </label>
      <p className="do__before">{say('accept_before')}</p>
      <button className="btn" type="submit" name="choice" value="accepted">
        {say('accept')}
      </button>
      <div className="field do__changes">
        <label className="lbl" htmlFor="comment">
          {say('changes')}
        </label>
        <FieldError id="comment-error" text={refused?.errors.comment} />
        <textarea
          className="input"
          id="comment"
          name="comment"
          maxLength={4000}
          defaultValue={typed.comment ?? ''}
        />
      </div>
      {/* Whoever asks for changes signs nothing. */}
      <button className="btn btn--line" type="submit" name="choice" value="changes" formNoValidate>
        {say('press_changes')}
      </button>
    </form>
  );
}

/** What was decided, or why nothing can be, above the quote. */
function Standing({ shown, say, company }: Shown & Reach) {
  const { state, decision, language } = shown;
  const { phone } = company;
  if (state === 'draft')
    return <Note title={say('draft_title')} text={say('draft_text')} isCalm={false} />;
  if (state === 'withdrawn')
    return (
      <Note title={say('withdrawn_title')} text={say('withdrawn_text', { phone })} isCalm={false} />
    );
  if (state === 'expired')
    return (
      <Note
        title={say('expired_title', { day: dayIn(shown, shown.validUntil) })}
        text={say('expired_text', { phone })}
        isCalm={false}
        link={{
          href: withPrefix(prefixOf[language], bookConsultationPath.href()),
          text: say('expired_call'),
        }}
      />
    );
  if (!decision) return null;
  const receivedAt = shown.withdrawal?.receivedAt ?? null;
  if (receivedAt !== null) {
    const { day, time } = readClock(receivedAt, companyZone);
    const said = { day: dayIn(shown, day), time };
    return <Note title={say('ended_title')} text={say('ended_text', said)} isCalm={false} />;
  }
  const clock = readClock(decision.at, companyZone);
  const said = { name: decision.name, day: dayIn(shown, clock.day), time: clock.time };
  if (decision.choice === 'accepted')
    return (
      <Note
        title={say('accepted_title')}
        text={`${say('accepted_text', said)} ${say('accepted_next')}`}
        isCalm
      />
    );
  const text = say(decision.name === '' ? 'asked_text_plain' : 'asked_text', said);
  return <Note title={say('asked_title')} text={text} isCalm />;
}

function Note({
  title,
  text,
  isCalm,
  link,
}: {
  title: string;
  text: string;
  isCalm: boolean;
  link?: { href: string; text: string };
}) {
  return (
    <aside className={isCalm ? 'quote__note quote__note--calm' : 'quote__note'}>
      <h2>{title}</h2>
      <p>{text}</p>
      {link ? (
        <a className="btn btn--line" href={link.href}>
          {link.text}
        </a>
      ) : null}
    </aside>
  );
}

/** The page of a quote, in the language of its reader; on paper it is the quote alone. */
export function QuotePageView({
  page,
  company,
  refused,
}: { page: QuotePage; refused: RefusedDecision | null } & Reach) {
  const { shown } = page;
  const say = sayQuote(shown.language);
  const isOpen = shown.state === 'open';
  return (
    <DoFrame company={company} language={shown.language}>
      <p className="do__for">
        {say('kicker')} · {say('version', { version: shown.version })}
      </p>
      <h1>{shown.title}</h1>
      {shown.name === '' ? null : <p className="do__lead">{say('for', { name: shown.name })}</p>}
      <Standing shown={shown} say={say} company={company} />
      {isOpen ? (
        <p className="do__due">{say('valid', { day: dayIn(shown, shown.validUntil) })}</p>
      ) : null}
      <div className="quote">
        <Lines shown={shown} say={say} />
        <Plan shown={shown} say={say} />
        <Terms page={page} company={company} say={say} />
      </div>
      {isOpen ? <DecisionForm shown={shown} say={say} refused={refused} /> : null}
      <p>
        <small>{say('kept', { sum: shown.sha256.slice(0, 8) })}</small>{' '}
        <small className="quote__print">{say('print')}</small>
      </p>
    </DoFrame>
  );
}
