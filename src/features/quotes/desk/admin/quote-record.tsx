import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { titleIn } from '#features/projects/projects.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { formatFully, formatShortDay } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import type { StaffQuote } from '../../quotes.ts';
import { pressQuote, quoteQuery } from '../quote-calls.ts';
import { PlanParts, usePlanLine } from './plan-parts.tsx';
import { Ended, QuoteBadge, useQuoteMoney } from './quote-state.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';
import '#ui/admin/layout/columns.css';
import '#ui/admin/layout/facts.css';
import './quotes.css';

type Links = {
  listHref: string;
  /** Where it is changed, and where it is copied. */
  changeHref: (id: string) => string;
  copyHref: (id: string) => string;
  personHref: (id: string) => string;
  projectHref: (id: string) => string;
  /** Where the payment of a part is shown. */
  requestHref: (id: string) => string;
  /** Where staff write to the client. */
  letterHref: (person: string) => string;
};

type Shown = Links & { quote: StaffQuote; mayWrite: boolean; onChanged: () => Promise<void> };

function WithdrawDialog({ quote, onClose, onChanged }: Shown & { onClose: () => void }) {
  const t = useTexts(quotesTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const withdraw = () =>
    void run(
      () => pressQuote(quote.id, 'withdraw'),
      () => {
        showToast({ title: t('withdrawn') });
        onClose();
        return onChanged();
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('withdrawTitle')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="bad" busy={busy} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawText')}</p>
      <FailureNote failure={failure} />
    </Dialog>
  );
}

/** What can be done with a quote in its state. What the client should do next comes first. */
function Actions(props: Shown) {
  const { quote, mayWrite, changeHref, copyHref, onChanged } = props;
  const t = useTexts(quotesTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, isExpired } = quote;
  const isOpen = state !== 'accepted' && state !== 'withdrawn';
  const send = () =>
    void run(
      () => pressQuote(id, 'send'),
      () => {
        showToast({ title: t('sent') });
        return onChanged();
      },
    );
  const copyLink = () =>
    void navigator.clipboard
      ?.writeText(location.origin + quote.url)
      .then(() => showToast({ title: t('copied') }));
  const isReady = isOpen && state !== 'changes' && !isExpired;
  return (
    <div className="stack">
      {mayWrite && isReady ? (
        <Button
          full
          variant={state === 'draft' ? 'primary' : 'line'}
          busy={busy}
          busyLabel={t('busy')}
          onClick={send}
        >
          {t(state === 'draft' ? 'send' : 'sendAgain')}
        </Button>
      ) : null}
      {mayWrite && isOpen ? (
        <Link
          className={buttonClass({ variant: isReady ? 'soft' : 'primary', full: true })}
          to={changeHref(id)}
        >
          {t('change')}
        </Link>
      ) : null}
      <a
        className={buttonClass({ variant: 'soft', full: true })}
        href={quote.url}
        target="_blank"
        rel="noreferrer"
      >
        {t('seeAsClient')}
      </a>
      <Button full variant="soft" onClick={copyLink}>
        {t('copyLink')}
      </Button>
      {mayWrite ? (
        <Link className={buttonClass({ variant: 'soft', full: true })} to={copyHref(id)}>
          {t('copy')}
        </Link>
      ) : null}
      {mayWrite && isOpen ? (
        <Button full variant="redline" onClick={() => setIsAsking(true)}>
          {t('withdraw')}
        </Button>
      ) : null}
      <FailureNote failure={failure} />
      {isAsking ? <WithdrawDialog {...props} onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

function Lines({ quote }: { quote: StaffQuote }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useQuoteMoney(quote.currency);
  const typed = (value: number) => String(value).replace('.', language === 'pt' ? ',' : '.');
  return (
    <Panel title={t('what')} count={quote.lines.length}>
      <ul className="quote-lines">
        {quote.lines.map(({ text, textPt, quantity, unitAmount, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <li key={at}>
            <span>
              {localize(language, text, textPt || null).text}
              {quantity === 1 ? null : (
                <small>
                  {typed(quantity)} × {money(unitAmount)}
                </small>
              )}
            </span>
            <b className="num">{money(amount)}</b>
          </li>
        ))}
      </ul>
      <PanelBody>
        <dl className="quote-sums">
          <div>
            <dt>{t('net')}</dt>
            <dd className="num">{money(quote.net)}</dd>
          </div>
          <div>
            <dt>{t('vat', { rate: typed(quote.vatRate) })}</dt>
            <dd className="num">{money(quote.vat)}</dd>
          </div>
          <div className="quote-sums__total">
            <dt>{t('total')}</dt>
            <dd className="num">{money(quote.total)}</dd>
          </div>
        </dl>
      </PanelBody>
    </Panel>
  );
}

/** What the client did, the last first, with the words that were shown and are kept. */
function Decisions({ quote: { decisions, person } }: { quote: StaffQuote }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <Panel title={t('decisions')} count={decisions.length}>
      <PanelBody>
        {[...decisions].reverse().map((one) => (
          <div key={one.at} className="quote-decision">
            <b>
              {t(`decided_${one.choice}`, {
                name: one.name || person.name || t('someone'),
                version: one.version,
              })}
            </b>
            <p className="quiet">
              <time dateTime={one.at}>{formatFully(one.at, language)}</time>.{' '}
              {t('terms', { version: one.termsVersion, sum: one.sha256.slice(0, 8) })}{' '}
              {one.earlyStart === null ? '' : t('earlyStart')}
            </p>
            {one.comment === '' ? null : <p className="quote-comment">{one.comment}</p>}
            <details>
              <summary>{t('words')}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
              <pre className="quote-words" tabIndex={0} lang={undefined}>
                {one.words}
              </pre>
            </details>
          </div>
        ))}
      </PanelBody>
    </Panel>
  );
}

function Plan({ quote, requestHref }: Shown) {
  const t = useTexts(quotesTexts);
  const line = usePlanLine(quote);
  return (
    <Panel
      title={t('plan')}
      count={quote.plan.length}
      foot={quote.state === 'accepted' ? line : undefined}
    >
      <PlanParts quote={quote} requestHref={requestHref} />
    </Panel>
  );
}

function Facts({ quote, personHref, projectHref }: Shown) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { data: packages = [] } = useQuery(servicePackagesQuery());
  const { person, project, packageId, version, createdAt, sentAt } = quote;
  const template = packages.find(({ id }) => id === packageId);
  const steps = template
    ? t('stepsOf', {
        name: titleIn({ title: template.name, titlePt: template.namePt ?? '' }, language),
      })
    : t('stepsNone');
  const rows = [
    [
      'client',
      <Link key="client" to={personHref(person.id)}>
        {person.name || person.email}
      </Link>,
    ],
    ['spoken', t(quote.language)],
    ['version', version],
    ['steps', steps],
    ['writtenOn', formatShortDay(createdAt, language)],
    ['sentOn', sentAt === null ? null : formatShortDay(sentAt, language)],
    [
      'work',
      project && (
        <Link key="work" to={projectHref(project.id)}>
          {titleIn(project, language)}
        </Link>
      ),
    ],
  ] as const;
  return (
    <Panel title={t('facts')}>
      <PanelBody>
        <dl className="facts">
          {rows.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </PanelBody>
    </Panel>
  );
}

/** What waits for the company: an answer to the client, or a day that has passed. */
function Standing({ quote, mayWrite, letterHref }: Shown) {
  const t = useTexts(quotesTexts);
  if (quote.state === 'changes') {
    const last = quote.decisions.at(-1);
    const name = last?.name || quote.person.name || t('someone');
    return (
      <Note
        tone="warn"
        title={t('toAnswer', { name })}
        action={
          mayWrite ? (
            <Link className={buttonClass({ variant: 'soft' })} to={letterHref(quote.person.id)}>
              {t('answerByWriting')}
            </Link>
          ) : null
        }
      >
        <span className="quote-comment">{last?.comment || t('noComment')}</span>
      </Note>
    );
  }
  if (quote.withdrawal) return <Ended quote={quote} />;
  if (quote.isExpired)
    return (
      <Note tone="warn" title={t('expiredTitle')}>
        {t('expiredText')}
      </Note>
    );
  return quote.state === 'draft' ? <Note tone="info" title={t('unsent')} /> : null;
}

type QuoteRecordProps = Links & { id: string; mayWrite: boolean };

/** One quote: what it says, how it stands, what the client did, and what can be done. */
export function QuoteRecord({ id, ...rest }: QuoteRecordProps) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(id));
  const crumb = (
    <Link className="crumb" to={rest.listHref}>
      <IconChevronLeft />
      {t('back')}
    </Link>
  );
  if (error instanceof HttpError && error.status === 404)
    return <PageHeading above={crumb} title={t('gone')} />;
  if (!quote)
    return error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  const shown = { ...rest, quote, onChanged: refetch };
  const { title, titlePt, person, validUntil } = quote;
  return (
    <>
      <PageHeading
        above={crumb}
        title={localize(language, title, titlePt || null).text}
        lead={
          <>
            <Link to={rest.personHref(person.id)}>{person.name || person.email}</Link>.{' '}
            {t('validUntil', { day: formatShortDay(validUntil, language) })}.
          </>
        }
        actions={<QuoteBadge quote={quote} />}
      />
      <Standing {...shown} />
      <div className="cols2 cols2--side">
        <div className="lane">
          <Lines quote={quote} />
          <Plan {...shown} />
          <Decisions quote={quote} />
        </div>
        <div className="lane">
          <Actions {...shown} />
          <Facts {...shown} />
        </div>
      </div>
    </>
  );
}
