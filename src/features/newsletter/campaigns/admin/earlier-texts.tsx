import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { campaignVersionsQuery } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignTexts } from '../campaigns.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import type { CampaignDraft } from './use-campaign-draft.ts';
import '#ui/admin/layout/rows.css';

type EarlierTextsProps = { campaign: CampaignDetail; draft: CampaignDraft };

function Versions({ campaign: { id, revision }, draft }: EarlierTextsProps) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useQuery(campaignVersionsQuery(id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft makes a version.
  useEffect(() => {
    if (!isFetching) void refetch();
  }, [revision]);

  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  const earlier = data.versions.filter(({ texts }) =>
    campaignTexts.some((text) => texts[text] !== draft.values[text]),
  );
  if (earlier.length === 0)
    return (
      <PanelBody>
        <p className="quiet">{t('versionsNone')}</p>
      </PanelBody>
    );
  return (
    <ul className="rows rows--2">
      {earlier.map(({ number, isRefused, at, texts }) => (
        <li key={number}>
          <div>
            <b>{(language === 'pt' && texts.subjectPt) || texts.subject || t('untitled')}</b>
            <small>
              <Instant at={at} />
              {isRefused ? `. ${t('version_refused')}` : null}
            </small>
          </div>
          <Button
            variant="text"
            disabled={draft.isUnsaved}
            onClick={() => {
              draft.writeAll(texts);
              showToast({ title: t('versionTaken') });
            }}
          >
            {t('takeVersion')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What a draft said before, read when it is asked for; each goes back into the draft by one press. */
export function EarlierTexts(props: EarlierTextsProps) {
  const t = useTexts(campaignsTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <Panel title={t('versions')}>
      {isShown ? (
        <Versions {...props} />
      ) : (
        <PanelBody>
          <Button variant="text" onClick={() => setIsShown(true)}>
            {t('versionsShow')}
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
}
