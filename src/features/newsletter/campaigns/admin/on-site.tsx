import { useId } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { OptionRows } from '#ui/admin/option-rows.tsx';
import { chooseArchive } from '../campaign-calls.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { archiveChoices } from '../campaigns.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';

type OnSiteProps = { campaign: CampaignDetail; onChanged: () => Promise<void> };

/** Where an issue is on the site, and its page there. */
export function OnSite({ campaign, onChanged }: OnSiteProps) {
  const { id, archive, page, hasPortuguese } = campaign;
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { failure, run } = useStaffAction();
  const name = useId();
  return (
    <Panel title={t('archive')}>
      <PanelBody>
        <OptionRows
          name={name}
          legend={<span className="sr">{t('archive')}</span>}
          value={archive}
          options={archiveChoices.map((choice) => ({ id: choice, label: t(`archive_${choice}`) }))}
          onChoose={(choice) => void run(() => chooseArchive(id, choice), onChanged)}
        />
        {page ? (
          <p>
            <a href={withPrefix(prefixOf[hasPortuguese ? language : 'en'], page)}>
              {t('archivePage')}
            </a>
          </p>
        ) : archive === 'none' ? null : (
          <p className="quiet">{t('archiveHint')}</p>
        )}
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}
