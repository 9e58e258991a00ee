import { longestName } from '#core/longest-text.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { homePath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { TextField } from '#ui/form/field.tsx';
import { PlainDone } from '#ui/form/plain-done.server.tsx';
import {
  PlainAnswer,
  type PlainAttempt,
  PlainErrors,
  PlainForm,
} from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { newsletterErrorText } from '../../newsletter-errors.texts.ts';
import { SubscribeFailureBox } from './subscribe-failure.tsx';
import '#ui/layout/card.css';

type PlainNewsletterFormProps = {
  values: { name: string; email: string };
  /** Codes of refused fields. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing was sent, if no field is to blame. */
  failure: string | null;
  /** Whether the address is on the list already. */
  isListed: boolean;
  attempt: PlainAttempt;
};

/** The newsletter's form as a page, with what was typed and what is wrong with it. */
export function PlainNewsletterForm(props: PlainNewsletterFormProps) {
  const { values, errors, failure, isListed, attempt } = props;
  const { language } = useLanguage();
  const t = useTexts(newsletterTexts);
  const words = usePageWords('home');
  const message = (field: string) =>
    errors[field] && newsletterErrorText(language, field, errors[field]);
  const listed = Object.keys(errors).map((id) => ({ id, message: message(id) ?? '' }));
  return (
    <>
      <PageHead title={words('newsletterTitle') || t('heading')} lead={words('newsletterLead')} />
      <div className="wrap plain">
        <section className="card card--pad">
          <PlainErrors errors={listed} />
          {failure ? (
            <PlainAnswer>
              <SubscribeFailureBox reason={failure} isListed={isListed} />
            </PlainAnswer>
          ) : null}
          <PlainForm className="form" to={homePath.href()} attempt={attempt}>
            <TextField
              id="name"
              name="name"
              label={t('name')}
              optional={t('optional')}
              error={message('name')}
              autoComplete="name"
              maxLength={longestName}
              defaultValue={values.name}
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label={t('email')}
              hint={t('hint')}
              error={message('email')}
              placeholder={t('placeholder')}
              autoComplete="email"
              required
              defaultValue={values.email}
            />
            <Button type="submit">{t('subscribe')}</Button>
          </PlainForm>
        </section>
      </div>
    </>
  );
}

/** The page after an address was subscribed: it is to be confirmed by the link in the mail. */
export function PlainSubscribed() {
  const t = useTexts(newsletterTexts);
  return (
    <PlainDone title={t('thankYou')} lead={t('checkInbox')}>
      <p>
        <Unbroken>{t('checkInboxMore')}</Unbroken>
      </p>
      <UnsentMail />
      <p>
        <Link className={buttonClass()} to={homePath.href()}>
          {t('home')}
        </Link>
      </p>
    </PlainDone>
  );
}
