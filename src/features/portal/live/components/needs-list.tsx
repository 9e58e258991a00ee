import { useState } from 'react';
import { namePlanPart } from '#features/payments/ledger/plan-part.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { IconCheckCircle, IconReceipt } from '#ui/icons/icons.tsx';
import { IconDay, IconDocument, IconMessage } from '../../components/portal-icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import type { LivePortal } from '../../portal.schema.ts';
import { formatDay, formatEuros } from '../../portal-formats.ts';
import { liveTexts } from '../live.texts.ts';
import { inLanguage, type Need, needsOf } from '../needs.ts';

const icons = {
  answer: IconMessage,
  document: IconDocument,
  approval: IconCheckCircle,
  time: IconDay,
  payment: IconReceipt,
  quote: IconDocument,
} as const;

/** What is asked, until when, and what it costs; what is late is said. */
function NeedWords({ need }: { need: Need }) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  const { title, titlePt, dueDate, amountCents, part, kind, isLate } = need;
  const day = dueDate && formatDay(dueDate, language);
  const due = kind === 'quote' ? 'answerUntil' : isLate ? 'lateSince' : 'until';
  return (
    <div>
      <b>
        <Localized en={title} pt={titlePt} />
      </b>
      {amountCents === undefined ? null : (
        <small>
          {t(kind === 'quote' ? 'quoteOf' : 'payment', {
            amount: formatEuros(amountCents, language),
          })}
        </small>
      )}
      {part ? <small>{namePlanPart(part, language)}</small> : null}
      {day ? <small className={isLate ? 'portal-late' : undefined}>{t(due, { day })}</small> : null}
    </div>
  );
}

type NeedsProps = {
  portal: LivePortal;
  level?: 2 | 3;
  /** How many are shown before all are asked for. */
  most?: number;
};

/** What is needed from the client, each with its button. */
export function Needs({ portal, level = 3, most = Infinity }: NeedsProps) {
  const t = useTexts(liveTexts);
  const { language } = useLanguage();
  const needs = needsOf(portal);
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, needs.length - most);
  const all =
    hidden === 0 ? null : (
      <Button variant="line" size="sm" onClick={() => setIsWhole(true)}>
        {t('showAll', { count: needs.length })}
      </Button>
    );
  return (
    <RecordSection heading={t('needs')} level={level} none={t('nothing')} action={all}>
      {needs.slice(0, needs.length - hidden).map((need) => {
        const { id, kind, href, amountCents = 0 } = need;
        const Icon = icons[kind];
        const amount = formatEuros(amountCents, language);
        return (
          <li key={id} className="portal-record">
            <Icon />
            <NeedWords need={need} />
            <div className="portal-record__end">
              <a className={buttonClass({ size: 'sm' })} href={inLanguage(href, language)}>
                {kind === 'payment'
                  ? t('payAmount', { amount })
                  : t(kind === 'quote' ? 'readQuote' : 'doIt')}
              </a>
            </div>
          </li>
        );
      })}
    </RecordSection>
  );
}
