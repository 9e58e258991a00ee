import { HttpError } from '#core/http-error.ts';
import { longestEmail, longestName } from '#core/longest-text.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { withdrawalPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { TextField } from '#ui/form/field.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../../components/company-reach.tsx';
import { formatLongDay } from '../../format-day.ts';
import { lastRepaymentDay } from '../../ledger/repayment.ts';
import { writeStatement } from '../statement.ts';
import { withdrawalQuery } from '../withdrawal.queries.ts';
import type { ShownWithdrawal } from '../withdrawal.schema.ts';
import { withdrawalTexts } from '../withdrawal.texts.ts';
import '#ui/layout/card.css';
import '../../components/order-lines.css';
import '../../order-columns.css';
import './withdrawal.css';

type WithdrawFormProps = {
  token: string;
  withdrawal: ShownWithdrawal;
  /** Whether the last attempt lacked a name or a valid address. */
  hasProblem: boolean;
};

/** The statement of withdrawal and the button that sends it: an HTML form, with and without scripts. */
function WithdrawForm({ token, withdrawal, hasProblem }: WithdrawFormProps) {
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
          {withdrawal.quote === null ? null : <Unbroken>{t('allParts')} </Unbroken>}
          <Unbroken>{t('note')}</Unbroken>
        </p>
        <div className="wide">
          <Button type="submit">{t('confirm')}</Button>
        </div>
      </form>
    </section>
  );
}

function formatAt(instant: string, language: Language): string {
  const { day, time } = readClock(instant, companyZone);
  return `${formatLongDay(day, language)},\u00a0${time}`;
}

function OrderFacts({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { language } = useLanguage();
  const t = useTexts(withdrawalTexts);
  const { state, service, servicePt, reference, quote, concludedOn, lastDay, receivedAt, isPaid } =
    withdrawal;
  const isOfQuote = reference === quote;
  const facts = [
    [t('service'), localize(language, service, servicePt).text],
    [t('reference'), isOfQuote ? null : reference],
    [t('quote'), quote],
    [t('concluded'), formatLongDay(concludedOn, language)],
    [t('lastDay'), state === 'open' && formatLongDay(lastDay, language)],
    [t('receivedAt'), receivedAt && formatAt(receivedAt, language)],
    [t('repaidBy'), isPaid && receivedAt && formatLongDay(lastRepaymentDay(receivedAt), language)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <section className="card card--pad">
      <h2>{t(state === 'received' ? 'statement' : isOfQuote ? 'contract' : 'order')}</h2>
      <dl className="lines">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={value === reference || value === quote ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const titleOf = ({ state, quote }: ShownWithdrawal) =>
  state === 'open' && quote !== null ? 'openQuoteTitle' : (`${state}Title` as const);

const leadOf = ({ state, isPaid }: ShownWithdrawal) =>
  state === 'received' && !isPaid ? 'receivedUnpaidLead' : (`${state}Lead` as const);

/** The page of a withdrawal link: the form, or what became of the withdrawal. */
export function WithdrawalPanel({ token }: { token: string }) {
  const { language } = useLanguage();
  const t = useTexts(withdrawalTexts);
  const { address } = useNavigation();
  const { data, error } = useQuery(withdrawalQuery(token));
  if (error instanceof HttpError && error.status === 404)
    return (
      <>
        <PageHead title={t('unknownTitle')} lead={t('unknownLead')} />
        <div className="wrap withdrawal order-columns">
          <Link className={buttonClass()} to={withdrawalPath.href()}>
            {t('ask')}
          </Link>
        </div>
      </>
    );
  if (!data) return <PageHead title={t('openTitle')} />;
  const { state, lastDay, email } = data;
  const params = { day: formatLongDay(lastDay, language), email };
  const hasProblem = new URLSearchParams(address.search).has('problem');
  return (
    <>
      <div role="status">
        <PageHead title={t(titleOf(data))} lead={t(leadOf(data), params)} />
      </div>
      <div className="wrap withdrawal order-columns">
        {state === 'open' ? (
          <>
            <WithdrawForm token={token} withdrawal={data} hasProblem={hasProblem} />
            <aside>
              <OrderFacts withdrawal={data} />
              <CompanyReach words={t('reach')} />
            </aside>
          </>
        ) : (
          <>
            <OrderFacts withdrawal={data} />
            <div>
              {state === 'received' ? <UnsentMail /> : null}
              <CompanyReach words={t('reach')} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
