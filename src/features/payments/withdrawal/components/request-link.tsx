import { longestEmail } from '#core/longest-text.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { TextField } from '#ui/form/field.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { withdrawalErrorTexts, withdrawalTexts } from '../withdrawal.texts.ts';
import '#ui/layout/card.css';
import '../../order-columns.css';
import './withdrawal.css';

/** The form by which a consumer gets the link to withdraw mailed again; it tells no order apart. */
export function RequestLink() {
  const { language } = useLanguage();
  const t = useTexts(withdrawalTexts);
  const errorText = useTexts(withdrawalErrorTexts);
  const search = new URLSearchParams(useNavigation().address.search);
  if (search.has('sent'))
    return (
      <>
        <div role="status">
          <PageHead title={t('askSentTitle')} lead={t('askSentLead')} />
        </div>
        <div className="wrap withdrawal order-columns">
          <UnsentMail />
          <CompanyReach words={t('reach')} />
        </div>
      </>
    );
  return (
    <>
      <PageHead title={t('askTitle')} lead={t('askLead')} />
      <div className="wrap withdrawal order-columns">
        <section className="card card--pad">
          {search.has('problem') ? <p role="alert">{t('askInvalid')}</p> : null}
          {search.has('again') ? <p role="alert">{errorText('refused')}</p> : null}
          <form className="form" action="/api/withdrawals/requests" method="post">
            <input type="hidden" name="locale" value={language} />
            <TextField
              name="reference"
              label={t('askReference')}
              hint={t('askHint')}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={40}
              required
            />
            <TextField
              name="email"
              type="email"
              label={<Unbroken>{t('askEmail')}</Unbroken>}
              autoComplete="email"
              maxLength={longestEmail}
              required
            />
            <Honeypot />
            <Button type="submit">{t('askSend')}</Button>
          </form>
        </section>
        <CompanyReach words={t('reach')} />
      </div>
    </>
  );
}
