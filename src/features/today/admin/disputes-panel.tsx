import { disputeReasonTexts } from '#features/payments/disputes/dispute-reasons.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { codeText } from '#i18n/texts.ts';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconClock } from '#ui/icons/icons.tsx';
import type { Today } from '../today.schema.ts';
import { disputesTexts } from './disputes.texts.ts';
import { formatBy, formatSpan } from './format-when.ts';
import type { TodayLinks } from './today-links.ts';
import '#ui/admin/layout/rows.css';
import '#ui/admin/age.css';

type Dispute = Today['disputes']['first'][number];
const soon = 3 * 86_400_000;

/** Until when evidence is taken, and how long that is. */
function Deadline({ at, now }: { at: string | null; now: Date }) {
  const t = useTexts(disputesTexts);
  const { language } = useLanguage();
  if (at === null) return <span className="age age--warn">{t('noDeadline')}</span>;
  const left = Date.parse(at) - now.getTime();
  const by = formatBy(at, now, language);
  return (
    <span className={left < soon ? 'age age--late' : 'age age--warn'}>
      <IconClock />
      {left < 0 ? t('over', { by }) : t('left', { span: formatSpan(left), by })}
    </span>
  );
}

function Row({ dispute, now, links }: { dispute: Dispute; now: Date; links: TodayLinks }) {
  const t = useTexts(disputesTexts);
  const { language } = useLanguage();
  const { reference, status, reason, amountCents: cents, currency } = dispute;
  const name = dispute.buyer ?? dispute.email ?? t('unknownBuyer');
  const href = links.order(reference);
  return (
    <li>
      <div>
        <b>
          <Link to={href}>
            {t(status, { name, amount: formatMoney({ cents, currency }, language) })}
          </Link>
        </b>
        <small>
          {codeText(disputeReasonTexts, language, { field: '', code: reason })}, {reference}
        </small>
        <Deadline at={dispute.evidenceDueAt} now={now} />
      </div>
      <span className="acts">
        <Link className={buttonClass({})} to={href} aria-label={t('answerOf', { name })}>
          {t('answer')}
        </Link>
      </span>
    </li>
  );
}

type DisputesPanelProps = Pick<Today, 'disputes'> & { now: Date; links: TodayLinks };

/** What buyers say at their bank, each with the day until which it can be answered; nothing without. */
export function DisputesPanel({ disputes, now, links }: DisputesPanelProps) {
  const t = useTexts(disputesTexts);
  if (disputes.count === 0) return null;
  return (
    <Panel id="disputes" title={t('title')} count={disputes.count} foot={t('foot')}>
      <ul className="rows rows--2">
        {disputes.first.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} now={now} links={links} />
        ))}
      </ul>
    </Panel>
  );
}
