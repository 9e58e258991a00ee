import { useEffect, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { previewUrl } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import '#ui/admin/list/filter-bar.css';
import './campaign.css';

const views = ['asPage', 'asPhone', 'asText'] as const;

/** The plain text of the mail, read again after each change. */
function PlainText({ url }: { url: string }) {
  const t = useTexts(campaignsTexts);
  const [text, setText] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again.
  useEffect(() => {
    let isLeft = false;
    apiRequest(url, { method: 'GET' })
      .then((answer) => answer.text())
      .then(
        (said) => {
          if (isLeft) return;
          setText(said);
          setHasFailed(false);
        },
        () => {
          if (!isLeft) setHasFailed(true);
        },
      );
    return () => {
      isLeft = true;
    };
  }, [url, attempt]);
  if (hasFailed)
    return (
      <PanelBody>
        <Note
          tone="bad"
          title={t('previewFailed')}
          isAlert
          action={
            <Button variant="soft" onClick={() => setAttempt(attempt + 1)}>
              {t('previewAgain')}
            </Button>
          }
        >
          {t('previewFailedText')}
        </Note>
      </PanelBody>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <pre className="issue-preview__text" tabIndex={0}>
      {text}
    </pre>
  );
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
  const [isDark, setIsDark] = useState(false);
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
          {view === 'asText' ? null : (
            <button
              type="button"
              className="fil"
              aria-pressed={isDark}
              onClick={() => setIsDark(!isDark)}
            >
              {t('inDark')}
            </button>
          )}
        </fieldset>
      }
    >
      {view === 'asText' ? (
        <PlainText url={previewUrl(campaign, { language, as: 'text', look: 'light' })} />
      ) : (
        <iframe
          className={view === 'asPhone' ? 'issue-preview issue-preview--phone' : 'issue-preview'}
          title={t('previewFrame')}
          src={previewUrl(campaign, { language, as: 'page', look: isDark ? 'dark' : 'light' })}
        />
      )}
    </Panel>
  );
}
