import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { subjectIn } from '../../newsletter.ts';
import { campaignVersionsQuery } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { type CampaignTexts, campaignTexts } from '../campaigns.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import type { CampaignDraft } from './use-campaign-draft.ts';
import '#ui/admin/layout/rows.css';
import './campaign.css';

type EarlierTextsProps = {
  campaign: CampaignDetail;
  /** Into which a text goes back; null where the issue is on its way or has gone out. */
  draft: CampaignDraft | null;
  Changes: ComponentType<{ before: CampaignTexts; after: CampaignTexts }>;
};

function Versions({ campaign, draft, Changes }: EarlierTextsProps) {
  const { id, revision } = campaign;
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { data, error, isFetching, refetch } = useQuery(campaignVersionsQuery(id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft makes a version.
  useEffect(() => {
    if (!isFetching) void refetch();
  }, [revision]);

  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
  const { versions } = data;
  const now: CampaignTexts = draft?.values ?? campaign;
  const isNow = (texts: CampaignTexts) => campaignTexts.every((text) => texts[text] === now[text]);
  if (versions.every(({ texts }) => isNow(texts)))
    return (
      <PanelBody>
        <p className="quiet">{t('versionsNone')}</p>
      </PanelBody>
    );
  return (
    <ul className="rows rows--2 issue-versions">
      {versions.map(({ number, isRefused, at, texts }, place) => {
        // What a save held that was refused is nothing that a later version changed.
        const before = versions.slice(place + 1).find((one) => !one.isRefused);
        return (
          <li key={number}>
            <div>
              <b>{subjectIn(texts, language) || t('untitled')}</b>
              <small>
                <Instant at={at} />
                {isRefused ? `. ${t('version_refused')}` : null}
              </small>
            </div>
            {isNow(texts) ? (
              <span className="quiet">
                {t(campaign.startedAt === null ? 'versionNow' : 'versionSent')}
              </span>
            ) : null}
            {draft === null || isNow(texts) ? null : (
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
            )}
            {before ? <Changes key={at} before={before.texts} after={texts} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What an issue said before and what each version changed, read when it is asked for; each goes back into
 * a draft by one press.
 */
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
