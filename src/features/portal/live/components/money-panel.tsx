import { namePlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import { sayPlan } from '#features/quotes/plan-line.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconLock } from '#ui/icons/frame-icons.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { InvoiceList } from '../../documents/components/invoice-list.tsx';
import type { LivePortal } from '../../portal.schema.ts';
import { portalTexts } from '../../portal.texts.ts';
import type { Invoice } from '../../portal.ts';
import { usePortalActions } from '../../portal-actions.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import { liveTexts } from '../live.texts.ts';
import { inLanguage } from '../needs.ts';
import './money-panel.css';

/** What a client can write about their money: in a message, or, without work that goes on, as in *Help*. */
type WriteAbout = { onHelp: () => void };

function AskAbout({ about, words, onHelp }: WriteAbout & { about: string; words: string }) {
  const actions = usePortalActions();
  return (
    <Button
      variant="line"
      size="sm"
      onClick={() => (actions ? actions.ask('invoice', about) : onHelp())}
    >
      {words}
    </Button>
  );
}

/** One payment that is asked for: what for, how much, until when, and the button. */
function OpenPayment({ invoice, onHelp }: WriteAbout & { invoice: Invoice }) {
  const t = useTexts(liveTexts);
  const words = useTexts(portalTexts);
  const { language } = useLanguage();
  const { title = '', titlePt = '', number, amountCents, dueDate, part, issueDate } = invoice;
  const { payHref = '', vat } = invoice;
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
      {part ? <small>{namePlanPart(part, language)}</small> : null}
      {vat === undefined ? null : (
        <small>
          {t('netAndVat', {
            net: formatEuros(amountCents - vat.cents, language),
            vat: formatEuros(vat.cents, language),
            rate: vat.rate,
          })}
        </small>
      )}
      <small>{t('requestOf', { reference: number, day: formatDay(issueDate, language) })}</small>
      <div className="row">
        <a className={buttonClass()} href={inLanguage(payHref, language)}>
          <IconLock />
          {t('payNow', { amount })}
        </a>
        <AskAbout about={number} words={t('isWrong')} onHelp={onHelp} />
      </div>
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

/** Whom invoices name, as of the last payment; what is asked for now takes it where it is paid. */
function BilledTo({ billedTo, onHelp }: WriteAbout & Pick<LivePortal, 'billedTo'>) {
  const t = useTexts(liveTexts);
  if (billedTo === null) return null;
  const { name, taxNumber } = billedTo;
  return (
    <div className="portal-billed row">
      <p>{taxNumber === null ? t('billedTo', { name }) : t('billedToOf', { name, taxNumber })}</p>
      <AskAbout about={t('invoiceDetails')} words={t('changeIt')} onHelp={onHelp} />
    </div>
  );
}

/** What is open, with its buttons, and everything that was paid, with its documents. */
export function MoneyPanel({ portal, onHelp }: WriteAbout & { portal: LivePortal }) {
  const t = useTexts(liveTexts);
  const { invoices, plans, billedTo } = portal;
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
            <OpenPayment key={invoice.id} invoice={invoice} onHelp={onHelp} />
          ))}
        </ul>
      )}
      <Plans plans={plans} />
      <InvoiceList invoices={rest} />
      <BilledTo billedTo={billedTo} onHelp={onHelp} />
    </>
  );
}
