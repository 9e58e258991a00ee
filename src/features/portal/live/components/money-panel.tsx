import { sayPlan } from '#features/quotes/plan-line.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconLock } from '#ui/icons/frame-icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { InvoiceList, PartLine } from '../../documents/components/invoice-list.tsx';
import type { LivePortal } from '../../portal.schema.ts';
import { portalTexts } from '../../portal.texts.ts';
import type { Invoice } from '../../portal.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import { liveTexts } from '../live.texts.ts';
import { inLanguage } from '../needs.ts';
import './money-panel.css';

/** One payment that is asked for: what for, how much, until when, and the button. */
function OpenPayment({ invoice, href }: { invoice: Invoice; href: string }) {
  const t = useTexts(liveTexts);
  const words = useTexts(portalTexts);
  const { language } = useLanguage();
  const { title = '', titlePt = '', number, amountCents, dueDate, part, issueDate } = invoice;
  const isLate = invoice.status === 'overdue';
  const amount = formatEuros(amountCents, language);
  const day = formatDay(dueDate ?? issueDate, language);
  return (
    <li className="portal-open">
      <div className="portal-open__head">
        <h3>
          <Localized en={title} pt={titlePt} />
        </h3>
        <Badge variant={isLate ? 'destructive' : 'review'}>
          {isLate ? t('lateSince', { day }) : words('due', { day })}
        </Badge>
      </div>
      <p className="portal-open__amount num">{amount}</p>
      {part ? <PartLine part={part} /> : null}
      <small>{t('requestOf', { reference: number, day: formatDay(issueDate, language) })}</small>
      <a className={buttonClass()} href={inLanguage(href, language)}>
        <IconLock />
        {t('payNow', { amount })}
      </a>
    </li>
  );
}

/** How far each plan is paid, one line each. */
function Plans({ plans }: { plans: LivePortal['plans'] }) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  if (plans.length === 0) return null;
  return (
    <RecordSection heading={t('plans')} none="">
      {plans.map((plan) => (
        <li key={plan.id} className="portal-record portal-record--plan">
          <div>
            <b>
              <Localized en={plan.title} pt={plan.titlePt} />
            </b>
            <small translate="no">{plan.reference}</small>
            <small>
              <Unbroken>{sayPlan(plan, language, formatDay)}</Unbroken>
            </small>
          </div>
        </li>
      ))}
    </RecordSection>
  );
}

/** What is open, with its buttons, and everything that was paid, with its documents. */
export function MoneyPanel({ portal }: { portal: LivePortal }) {
  const t = useTexts(liveTexts);
  const { invoices, plans } = portal;
  const open = invoices.filter(({ isAsked }) => isAsked);
  const rest = invoices.filter(({ isAsked }) => !isAsked);
  const count = open.length;
  return (
    <>
      <p className="portal-lead">
        {t(count === 0 ? 'openNone' : count === 1 ? 'openOne' : 'openMany', { count })}{' '}
        {t('inEuros')}
      </p>
      {count === 0 ? null : (
        <ul className="portal-opens">
          {open.map((invoice) => (
            <OpenPayment key={invoice.id} invoice={invoice} href={invoice.payHref ?? ''} />
          ))}
        </ul>
      )}
      <Plans plans={plans} />
      <InvoiceList invoices={rest} />
    </>
  );
}
