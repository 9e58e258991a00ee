import { companyQuery, telHref } from '#features/company/company.ts';
import { ReachLine } from '#features/company/components/reach-links.tsx';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactPath, homePath, privacyPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { PlainDone } from '#ui/form/plain-done.server.tsx';
import {
  PlainAnswer,
  type PlainAttempt,
  PlainErrors,
  PlainForm,
  plainRegistration,
} from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { type ContactField, type ContactFormInput, contactFields } from '../contact.input.ts';
import { contactErrorText } from '../contact.texts.ts';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactTopic } from './contact-topic.tsx';
import { OfficeMap } from './office-map.tsx';
import '#ui/layout/card.css';
import './contact-form.css';

type Values = Readonly<Record<string, string>>;

/** How to reach the company instead. */
function Reach() {
  const t = useTexts(contactScreenTexts);
  const { data: company } = useQuery(companyQuery());
  if (!company) return null;
  const { phone, email } = company;
  return <ReachLine contact={{ phone, phoneHref: telHref(phone), email }} words={t('reach')} />;
}

/** The address of the form, which goes on naming what the message is about. */
function useFormAddress(): string {
  const about = new URLSearchParams(useNavigation().address.search).get('about');
  const path = contactPath.href();
  return about ? `${path}?${new URLSearchParams({ about })}` : path;
}

type PlainContactFormProps = {
  values: Values;
  /** Codes of refused fields. */
  errors: Values;
  /** Why it was not sent, if no field is to blame. */
  failure: string | undefined;
  attempt: PlainAttempt;
  /** Whether the message is about nothing any more, though the address still names it. */
  forgetsTopic: boolean;
};

/** The contact form with what was typed, and what is wrong with it. */
export function PlainContactForm(props: PlainContactFormProps) {
  const { values, errors, failure, attempt, forgetsTopic } = props;
  const { language } = useLanguage();
  const t = useTexts(contactScreenTexts);
  const address = useFormAddress();
  const to = forgetsTopic ? contactPath.href() : address;
  const { data: company } = useQuery(companyQuery());
  const wrong = contactFields.filter((name) => errors[name] !== undefined);
  const listed = wrong.map((id) => ({
    id,
    message: contactErrorText(language, id, errors[id] ?? ''),
  }));
  return (
    <>
      <PageHead title={t('title')} lead={usePageWords('contact')('contactLead')} />
      <div className="wrap contact-screen">
        {company ? <ContactDetails company={company} /> : null}
        <section className="card card--pad contact-form stack" aria-labelledby="write">
          <h2 id="write">{t('formTitle')}</h2>
          <PlainErrors errors={listed} />
          {failure ? (
            <PlainAnswer>
              <FailureBox title={t('failedTitle')} reach={<Reach />}>
                <p>
                  {failure} {t('failedKept')}
                </p>
              </FailureBox>
            </PlainAnswer>
          ) : null}
          <PlainForm className="form form--2" to={to} attempt={attempt}>
            {forgetsTopic ? null : <ContactTopic />}
            <ContactFields {...plainRegistration<ContactFormInput>(values, errors)} />
            <div className="contact-form__send wide">
              <p className="contact-form__note">
                <span>
                  {t('purpose')} <Link to={privacyPath.href()}>{t('privacy')}</Link>
                </span>
              </p>
              <Button type="submit">{t('send')}</Button>
            </div>
          </PlainForm>
        </section>
        {company ? <OfficeMap company={company} /> : null}
      </div>
    </>
  );
}

const labels = {
  name: 'name',
  businessName: 'businessName',
  email: 'emailField',
  phone: 'phoneField',
  message: 'message',
} as const satisfies Record<ContactField, string>;

/** The message once more before it is sent, with the key that makes two presses send it once. */
export function ContactConfirmation({
  values,
  attempt,
}: {
  values: Values;
  attempt: PlainAttempt;
}) {
  const t = useTexts(contactScreenTexts);
  const to = useFormAddress();
  const given = contactFields.filter((name) => values[name]?.trim());
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={t('confirmTitle')} lead={t('confirmLead')} />
      </PlainAnswer>
      <div className="wrap plain">
        <section className="card card--pad">
          <dl className="plain__facts">
            {given.map((name) => (
              <div key={name}>
                <dt>{t(labels[name])}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
          </dl>
          <PlainForm className="plain__send" to={to} attempt={attempt} hidden={values}>
            <ContactTopic />
            <Button type="submit">{t('send')}</Button>
            <Button type="submit" variant="line" name="step" value="change">
              {t('change')}
            </Button>
          </PlainForm>
        </section>
      </div>
    </>
  );
}

/** The page after a message was sent: what happens next. */
export function ContactSent() {
  const t = useTexts(contactScreenTexts);
  return (
    <PlainDone title={t('sentToast')} lead={t('sentCopy')}>
      <p>{t('sentNext')}</p>
      <UnsentMail />
      <p>
        <Link className={buttonClass()} to={homePath.href()}>
          {t('home')}
        </Link>
      </p>
    </PlainDone>
  );
}
