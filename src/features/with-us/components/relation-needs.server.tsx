import type { ReactNode } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { ClientOrder } from '#features/payments/desk/client-orders.server.ts';
import type { ClientPayment } from '#features/payments/desk/client-payments.server.ts';
import { sayPlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import type { ClientQuote } from '#features/quotes/client-quotes.server.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { formatShortDay } from '../format-day.ts';
import type { Relation } from '../show-relation.server.ts';
import { withUsTexts } from '../with-us.texts.ts';
import type { Typed } from './typed.ts';

type NeedProps = { title: string; text: string; children?: ReactNode };

function Need({ title, text, children }: NeedProps) {
  return (
    <li className="rel-need">
      <h3>
        <Unbroken>{title}</Unbroken>
      </h3>
      {text === '' ? null : (
        <p>
          <Unbroken>{text}</Unbroken>
        </p>
      )}
      {children}
    </li>
  );
}

/** A payment that waits for the client, with the numbers to type at the bank. */
function OpenPayment({ order }: { order: ClientOrder }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { wait } = order;
  if (wait === null) return null;
  const name = localize(language, order.name, order.namePt).text;
  const { entity, reference, until } = wait;
  const said =
    entity && reference
      ? t('needPayText', { name, entity, reference })
      : t('needPayOther', { name });
  const day = until && formatShortDay(readClock(until, companyZone).day, language);
  return (
    <Need
      title={t('needPay')}
      text={[said, day && t('needPayUntil', { day })].filter(Boolean).join(' ')}
    />
  );
}

/** A payment that staff asked for; what is late is said first. */
function AskedPayment({ payment, now }: { payment: ClientPayment; now: string }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { title, titlePt, amountCents: cents, currency, dueDay, isLate, part, href } = payment;
  const amount = formatMoney({ cents, currency }, language);
  const day = formatShortDay(dueDay, language);
  const said = [
    t(isLate ? 'needAskedLate' : 'needAsked', { amount, day }),
    part && `${sayPlanPart(part, now, language)}.`,
  ];
  return (
    <Need title={localize(language, title, titlePt).text} text={said.filter(Boolean).join(' ')}>
      <a className={buttonClass()} href={withPrefix(prefixOf[language], href)}>
        {t('payAmount', { amount })}
      </a>
    </Need>
  );
}

/** A quote that waits for an answer. */
function WaitingQuote({ quote }: { quote: ClientQuote }) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { title, titlePt, totalCents: cents, currency, validUntil, href } = quote;
  const amount = formatMoney({ cents, currency }, language);
  const day = formatShortDay(validUntil, language);
  return (
    <Need title={localize(language, title, titlePt).text} text={t('needQuote', { amount, day })}>
      <a className={buttonClass()} href={href}>
        {t('readQuote')}
      </a>
    </Need>
  );
}

type PhoneProps = { action: string; name: string; typed: Typed };

/** Asks for a number to call, and for the name if it is not the one that is known. */
function Phone({ action, name, typed }: PhoneProps) {
  const t = useTexts(withUsTexts);
  return (
    <Need title={t('needPhone')} text={t('needPhoneText')}>
      <form method="post" action={`${action}#said`} className="rel-form rel-form--row" noValidate>
        <input type="hidden" name="do" value="contact" />
        <TextField
          id="name"
          name="name"
          autoComplete="name"
          label={t('yourName')}
          defaultValue={typed.values.name ?? name}
          error={typed.errors.name}
        />
        <TextField
          id="phone"
          type="tel"
          name="phone"
          autoComplete="tel"
          label={t('phone')}
          defaultValue={typed.values.phone}
          error={typed.errors.phone}
        />
        <Button type="submit" variant="line">
          {t('save')}
        </Button>
      </form>
    </Need>
  );
}

type NeedsProps = { relation: Relation; action: string; typed: Typed };

/** What is needed from the client now, the most pressing first; or that nothing is. */
export function RelationNeeds({ relation, action, typed }: NeedsProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const { orders, toBook, works, lacksPhone, lacksEmail, company, name } = relation;
  const { payments, quotes, now } = relation;
  const isBuyer = orders.length > 0;
  const open = orders.filter(({ wait }) => wait !== null);
  const overdue = orders.filter(({ subscriptionStatus }) => subscriptionStatus === 'past_due');
  const isEmpty =
    works.needs.length + payments.length + quotes.waiting.length === 0 &&
    open.length + overdue.length === 0 &&
    toBook === null &&
    !(lacksPhone && isBuyer) &&
    !lacksEmail;
  const nameOf = (order: ClientOrder) => localize(language, order.name, order.namePt).text;
  const left = toBook?.order.meetings.left ?? 0;
  return (
    <section className="card card--pad rel-needs" aria-labelledby="needs">
      <h2 id="needs">{t('needs')}</h2>
      {isEmpty ? (
        <p className="rel-nothing">
          <IconCheck />
          <span>
            <b>{t('nothing')}</b> {t('nothingMore')}
          </span>
        </p>
      ) : (
        <ul>
          {works.needs.map((need) => (
            <Need key={need.action.href} title={need.title} text={need.text}>
              <a className={buttonClass()} href={need.action.href}>
                {need.action.label}
              </a>
            </Need>
          ))}
          {payments.map((payment) => (
            <AskedPayment key={payment.id} payment={payment} now={now} />
          ))}
          {quotes.waiting.map((quote) => (
            <WaitingQuote key={quote.id} quote={quote} />
          ))}
          {overdue.map((order) => (
            <Need
              key={order.id}
              title={t('needCard')}
              text={t('needCardText', { name: nameOf(order) })}
            >
              <a className={buttonClass()} href={order.subscriptionUrl ?? ''}>
                {t('openSubscription')}
              </a>
            </Need>
          ))}
          {open.map((order) => (
            <OpenPayment key={order.id} order={order} />
          ))}
          {lacksEmail ? (
            <Need
              title={t('needEmail')}
              text={t('needEmailText', {
                email: company.email,
                reference: orders[0]?.reference ?? '',
              })}
            />
          ) : null}
          {toBook === null ? null : (
            <Need
              title={t('needMeeting')}
              text={t(left === 1 ? 'needMeetingText' : 'needMeetingsText', {
                left,
                minutes: toBook.order.meetings.minutes,
                name: nameOf(toBook.order),
              })}
            >
              <a className={buttonClass()} href="#meetings">
                {t('chooseTime')}
              </a>
            </Need>
          )}
          {lacksPhone && isBuyer ? <Phone action={action} name={name} typed={typed} /> : null}
        </ul>
      )}
    </section>
  );
}
