import { useState } from 'react';
import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Choice, Menu } from '#ui/admin/menu/menu.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { namePlanPart } from '../../ledger/plan-part.texts.ts';
import { type AskedAbout, requestsOfQuery } from '../request-calls.ts';
import type { ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { usePressRequest } from './use-press-request.ts';
import '#ui/admin/layout/rows.css';
import '#ui/layout/badge.css';
import './payment-requests.css';

/** What a role may do with requests: ask, change and remind; note a transfer. */
export type AllowedRequests = { change: boolean; receive: boolean };

type PaymentRequestsProps = {
  about: AskedAbout;
  allowed: AllowedRequests;
  orderHref: (reference: string) => string;
};

type Shown = Omit<PaymentRequestsProps, 'about'> & {
  request: ShownPaymentRequest;
  about: AskedAbout;
  /** Where rows name their client. */
  personHref?: (id: string) => string;
  onChanged: () => Promise<void>;
};

function useWords(request: ShownPaymentRequest) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const { amount, currency, dueDay, reminders, mailedAt, state, paidBy, part } = request;
  const cents = centsOf(paidBy?.amount ?? amount);
  const parts = part ? [namePlanPart(part, language)] : [];
  parts.push(formatMoney({ cents, currency }, language), request.reference);
  if (state === 'open') parts.push(t('until', { day: formatShortDay(dueDay, language) }));
  if (reminders > 0)
    parts.push(reminders === 1 ? t('remindedOne') : t('reminded', { count: reminders }));
  if (mailedAt === null) parts.push(t(part && state === 'open' ? 'waits' : 'unmailed'));
  return {
    t,
    title: localize(language, request.title, request.titlePt || null).text,
    line: parts.join(', '),
  };
}

function OpenActions({ request, about, allowed, onChanged }: Shown) {
  const t = useTexts(paymentRequestsTexts);
  const showToast = useToast();
  const { busy, failure, title, press } = usePressRequest(request, onChanged);
  const [dialog, setDialog] = useState<'change' | 'received' | 'takeBack' | null>(null);
  const isAsked = request.mailedAt !== null;
  const remind = () => press('remind', isAsked ? 'remindedNow' : 'asked');
  const copy = () =>
    void navigator.clipboard
      ?.writeText(location.origin + request.url)
      .then(() => showToast({ title: t('copied') }));
  const onClose = () => setDialog(null);
  return (
    <>
      {allowed.change ? (
        <Button variant="soft" size="sm" busy={busy} onClick={remind}>
          {t(isAsked ? 'remind' : 'askNow')}
        </Button>
      ) : null}
      {allowed.receive ? (
        <Button variant="text" size="sm" onClick={() => setDialog('received')}>
          {t('received')}
        </Button>
      ) : null}
      {allowed.change ? (
        <Menu variant="text" size="sm" label={t('more')} title={title}>
          <ul>
            <Choice onChoose={copy}>{t('copyLink')}</Choice>
            <Choice onChoose={() => setDialog('change')}>{t('change')}</Choice>
            <Choice onChoose={() => setDialog('takeBack')}>{t('takeBack')}</Choice>
          </ul>
        </Menu>
      ) : (
        <Button variant="text" size="sm" onClick={copy}>
          {t('copyLink')}
        </Button>
      )}
      <FailureNote failure={failure} />
      {dialog === 'change' ? (
        <RequestDialog about={about} known={request} onClose={onClose} onChanged={onChanged} />
      ) : null}
      {dialog === 'takeBack' ? (
        <TakeBackDialog request={request} onClose={onClose} onChanged={onChanged} />
      ) : null}
      {dialog === 'received' ? (
        <ReceivedDialog request={request} onClose={onClose} onChanged={onChanged} />
      ) : null}
    </>
  );
}

/** One request with what can be done about it. */
export function RequestRow(shown: Shown) {
  const { request, orderHref, personHref } = shown;
  const { t, title, line } = useWords(request);
  const { state, isOverdue, paidBy, person } = request;
  return (
    <li>
      <div>
        <b>{paidBy ? <Link to={orderHref(paidBy.reference)}>{title}</Link> : title}</b>
        <small>
          <Unbroken>{line}</Unbroken>
        </small>
        {personHref ? (
          <small>
            <Link to={personHref(person.id)}>{person.name || person.email}</Link>
          </small>
        ) : null}
      </div>
      <div className="acts">
        {isOverdue ? <span className="badge badge--destructive">{t('late')}</span> : null}
        {state === 'open' ? (
          <OpenActions {...shown} />
        ) : (
          <span className={`badge badge--${state === 'paid' ? 'good' : 'outline'}`}>
            {t(`state_${state}`)}
          </span>
        )}
      </div>
    </li>
  );
}

/** What a client was asked to pay, open first, and how to ask for more. */
export function PaymentRequests({ about, allowed, orderHref }: PaymentRequestsProps) {
  const t = useTexts(paymentRequestsTexts);
  const { data, refetch } = useQuery(requestsOfQuery(about));
  const [isAsking, setIsAsking] = useState(false);
  const requests = data?.requests ?? [];
  const open = requests.filter(({ state }) => state === 'open');
  const rest = requests.filter(({ state }) => state !== 'open');
  return (
    <Panel
      title={t('title')}
      count={data?.total ?? 0}
      action={
        allowed.change ? (
          <Button variant="soft" size="sm" onClick={() => setIsAsking(true)}>
            {t('ask')}
          </Button>
        ) : null
      }
    >
      {data?.total === 0 ? <PanelBody>{t('none')}</PanelBody> : null}
      <ul className="rows rows--2 asked-rows">
        {[...open, ...rest].map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            about={about}
            allowed={allowed}
            orderHref={orderHref}
            onChanged={refetch}
          />
        ))}
      </ul>
      {isAsking ? (
        <RequestDialog
          about={about}
          known={null}
          onClose={() => setIsAsking(false)}
          onChanged={refetch}
        />
      ) : null}
    </Panel>
  );
}
