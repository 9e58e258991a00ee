import { longestName } from '#core/longest-text.ts';
import { companyQuery } from '#features/company/company.queries.ts';
import { usePageWords } from '#features/page-words/components/use-page-words.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { useQuery } from '#query/use-query.tsx';
import { homePath } from '#site/pages/home/home.path.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
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
import '#ui/layout/card.css';

type PlainNewsletterFormProps = {
  values: { name: string; email: string };
  /** Codes of refused fields. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing was sent, if no field is to blame; `{phone}` and `{email}` are the company's. */
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
  const { data: company } = useQuery(companyQuery());
  const message = (field: string) =>
    errors[field] && newsletterErrorText(language, field, errors[field]);
  const listed = Object.keys(errors).map((id) => ({ id, message: message(id) ?? '' }));
  const reason = failure
    ?.replace('{phone}', onOneLine(company?.phone ?? ''))
    .replace('{email}', company?.email ?? '');
  return (
    <>
      <PageHead title={words('newsletterTitle') || t('heading')} lead={words('newsletterLead')} />
      <div className="wrap plain">
        <section className="card card--pad">
          <PlainErrors errors={listed} />
          {reason ? (
            <PlainAnswer>
              <FailureBox title={t(isListed ? 'alreadySubscribed' : 'subscriptionError')}>
                <p>{reason}</p>
                {isListed ? <p>{t('alreadyMore')}</p> : null}
              </FailureBox>
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
      <p>{t('checkInboxMore')}</p>
      <p>
        <Link className={buttonClass()} to={homePath.href()}>
          {t('home')}
        </Link>
      </p>
    </PlainDone>
  );
}
