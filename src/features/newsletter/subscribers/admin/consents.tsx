import { useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { RecordPart } from '#ui/admin/record-part.tsx';
import { IconCheck, IconMail } from '#ui/icons/frame-icons.tsx';
import { IconCircle } from '#ui/icons/icons.tsx';
import { isRemovedByStaff } from '../../removal.ts';
import type { SubscriberDetail } from '../subscribers.schema.ts';
import { subscribersTexts } from './subscribers-admin.texts.ts';
import '#ui/admin/layout/timeline.css';

type Consent = SubscriberDetail['consents'][number];
const icons = { subscribe: IconMail, confirm: IconCheck } as const;

function Entry({ consent }: { consent: Consent }) {
  const t = useTexts(subscribersTexts);
  const { step, wording, version, page, at, language } = consent;
  const Icon = step === 'subscribe' || step === 'confirm' ? icons[step] : IconCircle;
  const isOurs = isRemovedByStaff(consent);
  const title = isOurs ? 'step_removed' : (`step_${step}` as 'step_subscribe');
  return (
    <li>
      <span className={step === 'confirm' ? 'tl__i tl__i--good' : 'tl__i'}>
        <Icon />
      </span>
      <div>
        <b>{t(title)}</b>
        {page ? <small>{t('onPage', { page })}</small> : null}
        {isOurs ? null : (
          <details className="consent">
            <summary>{t('words', { version })}</summary>
            <p lang={language}>{wording}</p>
          </details>
        )}
      </div>
      <Instant at={at} />
    </li>
  );
}

/** Each press on a button, newest first: when, to which words, on which page. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts(subscribersTexts);
  return (
    <RecordPart title={t('consent')}>
      {consents.length === 0 ? <p className="quiet">{t('consentNone')}</p> : null}
      <ol className="tl">
        {consents.map((consent) => (
          <Entry key={consent.id} consent={consent} />
        ))}
      </ol>
    </RecordPart>
  );
}
