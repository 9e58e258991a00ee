import { type FormEvent, useEffect, useRef, useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PaperAddress } from '#ui/controls/paper-address.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { type OrderSecret, saveBilling } from '../../checkout/billing.ts';
import { formatShortDay } from '../../format-day.ts';
import { orderErrorText } from '../../payments.texts.ts';
import { paymentTexts } from '../payment.texts.ts';
import { type AcceptedPayment, isRenewal } from '../payment.ts';
import { AskContact } from './ask-contact.tsx';
import './next-steps.css';
import '#ui/layout/dated-steps.css';

type State = 'editing' | 'failed' | 'sent';

function readFailure() {
  return { kind: 'failed' } as const;
}

/** Asks for the receipt's address, if none was given before paying. */
function ReceiptAddress({ order }: { order: OrderSecret }) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { busy, submit } = useSubmission(readFailure);
  const [state, setState] = useState<State>('editing');
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state === 'sent') note.current?.focus();
    else if (code !== null || state === 'failed') field.current?.focus();
  }, [state, code]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '') return setCode('invalid_email');
    setCode(null);
    setState('editing');
    const outcome = await submit(() => saveBilling(order, { email }));
    if (!outcome) return;
    if (outcome.kind === 'failed') return setState('failed');
    const error = outcome.value.email ?? null;
    setCode(error);
    setState(error === null ? 'sent' : 'editing');
  }

  if (state === 'sent')
    return (
      <p ref={note} tabIndex={-1} role="status">
        {t('nextMailSent', { email: email.trim() })}
      </p>
    );
  const error = code === null ? undefined : orderErrorText(language, 'email', code);
  return (
    <form className="receipt-address" noValidate onSubmit={send}>
      <p>{t('nextMailAsk')}</p>
      <div className="receipt-address__row">
        <TextField
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          label={t('email')}
          error={error ?? (state === 'failed' ? t('sendFailed') : undefined)}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setCode(null);
          }}
        />
        <Button type="submit" variant="line" busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

type NextStepsProps = { payment: AcceptedPayment; order: OrderSecret; email: string | null };

/** The three steps after a payment, with their dates; before it is here, what follows it. */
export function NextSteps({ payment, order, email }: NextStepsProps) {
  const { language } = useLanguage();
  const t = useTexts(paymentTexts);
  const { contactBy, buyer, withUs, asksContact, payUrl } = payment;
  const isPaid = payment.status === 'paid';
  const isRenewed = isRenewal(payment);
  const clock = contactBy === null ? null : readClock(contactBy, companyZone);
  const when = clock && {
    time: clock.time,
    day: formatShortDay(clock.day, language),
  };

  // The form of the booking screen is not part of this one; without its file the fields stay empty.
  useEffect(() => {
    if (!buyer && !email) return;
    import('#features/booking/book/components/booking-draft.ts').then(
      ({ prefillBooking }) =>
        prefillBooking({ ...(buyer && { name: buyer }), ...(email && { email }) }),
      () => {},
    );
  }, [buyer, email]);
  return (
    <section className="paid-next">
      <h2>{t('next')}</h2>
      <ol className="dated-steps">
        <li>
          <small>{t(isPaid ? 'now' : 'oncePaid')}</small>
          <h3>{t('nextMail')}</h3>
          {email === null ? (
            <ReceiptAddress order={order} />
          ) : (
            <p>
              <Unbroken>{t(isPaid ? 'nextMailText' : 'nextMailPendingText')}</Unbroken>
            </p>
          )}
        </li>
        {isRenewed || payUrl ? null : (
          <li>
            <small>
              {when && contactBy ? (
                <time dateTime={contactBy}>{t('contactBy', when)}</time>
              ) : (
                t(isPaid ? 'afterwards' : 'oncePaid')
              )}
            </small>
            <h3>
              <Unbroken>{t('nextContact')}</Unbroken>
            </h3>
            {asksContact ? (
              <AskContact order={order} name={buyer} />
            ) : (
              <p>{t('nextContactText')}</p>
            )}
          </li>
        )}
        <li>
          <small>{t('thisWeek')}</small>
          <h3>
            {withUs ? (
              <a href={`${withUs}#meetings`} className={buttonClass()}>
                {t('nextSession')}
              </a>
            ) : (
              <Link
                to={bookConsultationPath.href()}
                className={buttonClass({ variant: isPaid ? undefined : 'line' })}
              >
                {t('nextSession')}
              </Link>
            )}
          </h3>
          {withUs ? (
            <p>{t('nextSessionOwn')}</p>
          ) : (
            <>
              <p>{t(buyer || email ? 'nextSessionFilled' : 'nextSessionText')}</p>
              <PaperAddress to={bookConsultationPath.href()} />
            </>
          )}
        </li>
      </ol>
      <UnsentMail />
    </section>
  );
}
