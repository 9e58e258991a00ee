import { useEffect, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { previewUrl } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import '#ui/admin/list/filter-bar.css';
import './campaign.css';

const views = ['asPage', 'asPhone', 'asText'] as const;

/** The plain text of the mail, read again after each change. */
function PlainText({ url }: { url: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isLeft = false;
    apiRequest(url, { method: 'GET' })
      .then((answer) => answer.text())
      .then(
        (said) => {
          if (!isLeft) setText(said);
        },
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [url]);
  return <pre className="issue-preview__text">{text}</pre>;
}

/** The mail of an issue as its readers get it: on a computer, on a phone, as plain text. */
export function CampaignPreview({
  campaign,
  language,
}: {
  campaign: CampaignDetail;
  language: Language;
}) {
  const t = useTexts(campaignsTexts);
  const [view, setView] = useState<(typeof views)[number]>('asPage');
  return (
    <Panel
      title={t('preview')}
      action={
        <fieldset className="issue-switch">
          <legend className="sr">{t('preview')}</legend>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              className="fil"
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {t(one)}
            </button>
          ))}
        </fieldset>
      }
    >
      {view === 'asText' ? (
        <PlainText url={previewUrl(campaign, { language, as: 'text' })} />
      ) : (
        <iframe
          className={view === 'asPhone' ? 'issue-preview issue-preview--phone' : 'issue-preview'}
          title={t('previewFrame')}
          src={previewUrl(campaign, { language, as: 'page' })}
        />
      )}
    </Panel>
  );
}
