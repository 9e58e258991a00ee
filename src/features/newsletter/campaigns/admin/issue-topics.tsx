import { blogTagsQuery } from '#features/blog/blog.queries.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { saveTags } from '../campaign-calls.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import '#ui/admin/checkbox.css';

type IssueTopicsProps = { campaign: CampaignDetail; onChanged: () => Promise<void> };

/** What a draft is about, and how many readers do not get it for what they chose. */
export function IssueTopics({ campaign, onChanged }: IssueTopicsProps) {
  const { id, tags, leftOut } = campaign;
  const t = useTexts(campaignsTexts);
  const { data: known = [] } = useQuery(blogTagsQuery());
  const { busy, failure, run } = useStaffAction();
  return (
    <Panel title={t('topics')}>
      <PanelBody>
        <p className="quiet">{t(tags.length === 0 ? 'topicsNone' : 'topicsSome')}</p>
        <fieldset className="issue-topics" disabled={busy}>
          <legend className="sr">{t('topics')}</legend>
          {known.map(({ tag, name, tagPt }) => (
            <label key={tag} className="row">
              <input
                type="checkbox"
                className="cb"
                checked={tags.includes(tag)}
                onChange={({ target }) => {
                  const chosen = target.checked
                    ? [...tags, tag]
                    : tags.filter((one) => one !== tag);
                  void run(() => saveTags(id, chosen), onChanged);
                }}
              />
              <Localized en={name ?? tag} pt={tagPt} />
            </label>
          ))}
        </fieldset>
        <LeftOut leftOut={leftOut} />
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}

/** How many readers do not get an issue, and why. Renders nothing where everybody does. */
export function LeftOut({ leftOut: { topics, lessOften } }: Pick<CampaignDetail, 'leftOut'>) {
  const t = useTexts(campaignsTexts);
  return (
    <>
      {topics > 0 ? (
        <p>{t(topics === 1 ? 'outTopics_one' : 'outTopics_many', { count: topics })}</p>
      ) : null}
      {lessOften > 0 ? (
        <p>{t(lessOften === 1 ? 'outOften_one' : 'outOften_many', { count: lessOften })}</p>
      ) : null}
    </>
  );
}
