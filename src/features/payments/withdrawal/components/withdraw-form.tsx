import { longestEmail, longestName } from '#core/longest-text.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { writeStatement } from '../statement.ts';
import type { ShownWithdrawal } from '../withdrawal.schema.ts';
import { withdrawalTexts } from '../withdrawal.texts.ts';
import '#ui/layout/card.css';

type WithdrawFormProps = {
  token: string;
  withdrawal: ShownWithdrawal;
  /** Whether the last attempt lacked a name or a valid address. */
  hasProblem: boolean;
};

/** The statement of withdrawal and the button that sends it: an HTML form, with and without scripts. */
export function WithdrawForm({ token, withdrawal, hasProblem }: WithdrawFormProps) {
  const { language } = useLanguage();
  const t = useTexts(withdrawalTexts);
  const { service: name, servicePt: namePt, concludedOn: day } = withdrawal;
  const statement = writeStatement(language, { ...withdrawal, name, namePt, day });
  return (
    <section className="card card--pad" aria-labelledby="statement">
      <h2 id="statement">{t('statement')}</h2>
      <p className="withdrawal__words">
        <Unbroken>{statement}</Unbroken>
      </p>
      {hasProblem ? (
        <p role="alert">
          {t('invalid_name')}. {t('invalid_email')}.
        </p>
      ) : null}
      <form className="form form--2" action="/api/withdrawals" method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={language} />
        <TextField
          name="name"
          label={t('name')}
          defaultValue={withdrawal.name}
          autoComplete="name"
          maxLength={longestName}
          required
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          defaultValue={withdrawal.email}
          autoComplete="email"
          maxLength={longestEmail}
          required
        />
        <p className="withdrawal__note wide">
          <Unbroken>{t('note')}</Unbroken>
        </p>
        <div className="wide">
          <Button type="submit">{t('confirm')}</Button>
        </div>
      </form>
    </section>
  );
}
