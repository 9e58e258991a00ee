import { type ComponentType, useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { IconCheckCircle, IconChevronLeft } from '#ui/icons/icons.tsx';
import { subjectIn } from '../../newsletter.ts';
import { removeIssue, sendTest } from '../campaign-calls.ts';
import { campaignQuery } from '../campaigns.queries.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import {
  type CampaignTexts,
  hasPortuguese,
  longestBody,
  longestPreheader,
  longestSubject,
  missingEnglish,
} from '../campaigns.ts';
import { ArticlesNote } from './articles-note.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignProgress, CampaignState } from './campaign-state.tsx';
import { campaignsTexts } from './campaigns-admin.texts.ts';
import { EarlierTexts } from './earlier-texts.tsx';
import { IssueTopics } from './issue-topics.tsx';
import { OnSite } from './on-site.tsx';
import { StartDialog } from './start-dialog.tsx';
import { type CampaignDraft, useCampaignDraft } from './use-campaign-draft.ts';
import '#ui/admin/layout/columns.css';
import '#ui/admin/layout/facts.css';
import './campaign.css';

const fields = {
  subject: { name: 'subject', type: 'line', most: longestSubject },
  preheader: { name: 'preheader', type: 'line', most: longestPreheader },
  body: { name: 'body', type: 'markdown', most: longestBody },
} as const;

type ControlProps<Type extends string> = {
  name: string;
  field: { name: string; type: Type; most: number };
  written: Language;
  value: string;
  onChange: (value: unknown) => void;
};

/** The controls of the content editor for a line and for a text, and what changed between two versions. */
export type TextControls = {
  Line: ComponentType<ControlProps<'line'>>;
  Markdown: ComponentType<ControlProps<'markdown'>>;
  Changes: ComponentType<{ before: CampaignTexts; after: CampaignTexts }>;
};

type TextsProps = { draft: CampaignDraft; language: Language; controls: TextControls };

/** The texts of one language. */
function Texts({ draft, language, controls: { Line, Markdown } }: TextsProps) {
  const { values, write } = draft;
  const nameOf = <Name extends keyof typeof fields>(name: Name) =>
    language === 'pt' ? (`${name}Pt` as const) : name;
  const propsOf = <Name extends keyof typeof fields>(name: Name) => ({
    name,
    field: fields[name],
    written: language,
    value: values[nameOf(name)],
    onChange: (value: unknown) => write(nameOf(name), String(value ?? '')),
  });
  return (
    <div className="stack issue-texts">
      <Line {...propsOf('subject')} />
      <Line {...propsOf('preheader')} />
      <Markdown {...propsOf('body')} />
    </div>
  );
}

function SaveState({ draft }: { draft: CampaignDraft }) {
  const t = useTexts(campaignsTexts);
  return (
    <span className="quiet" role="status">
      {t(draft.isSending ? 'saving' : draft.isUnsaved ? 'unsaved' : 'kept')}
    </span>
  );
}

/** What is still to be done before an issue is sent. */
function Ready({ campaign }: { campaign: CampaignDetail }) {
  const t = useTexts(campaignsTexts);
  const checks = [
    [missingEnglish(campaign).length === 0, 'ready_en', 'missing_en'],
    [hasPortuguese(campaign), 'ready_pt', 'missing_pt'],
    [true, 'ready_leave', 'ready_leave'],
    [campaign.isTested, 'ready_test', 'missing_test'],
    [campaign.isReadByOwner, 'ready_owner', 'missing_owner'],
  ] as const;
  return (
    <Panel title={t('ready')}>
      <ul>
        {checks.map(([isDone, done, open]) => (
          <li key={done} className={`issue-check issue-check--${isDone ? 'good' : 'open'}`}>
            {isDone ? <IconCheckCircle /> : <IconAlert />}
            {t(isDone ? done : open)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Report({ campaign: { counts, answered, cameFrom } }: { campaign: CampaignDetail }) {
  const t = useTexts(campaignsTexts);
  const states = ['sent', 'waiting', 'failed', 'skipped', 'bounced', 'complained', 'left'] as const;
  const figures: [keyof typeof campaignsTexts.en, number | null][] = [
    ...states.map((name): [typeof name, number] => [name, counts[name]]),
    ['answered', answered],
    ['cameSignUps', cameFrom.signUps],
    ['cameBookings', cameFrom.bookings],
  ];
  return (
    <Panel
      title={t('report')}
      foot={answered === null ? `${t('cameHow')} ${t('answeredHow')}` : t('cameHow')}
    >
      <PanelBody>
        <dl className="facts issue-report">
          {figures.map(([name, count]) =>
            count === null ? null : (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd className="num">{count}</dd>
              </div>
            ),
          )}
        </dl>
      </PanelBody>
    </Panel>
  );
}

type EditorProps = {
  campaign: CampaignDetail;
  isOwner: boolean;
  listHref: string;
  controls: TextControls;
  onChanged: () => Promise<void>;
};

/** The languages of an issue, with how many readers each has. */
function Switch({
  campaign: { readers },
  language,
  onLanguage,
}: Pick<EditorProps, 'campaign'> & {
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const t = useTexts(campaignsTexts);
  return (
    <fieldset className="issue-switch">
      <legend className="sr">{t('languages')}</legend>
      {(['en', 'pt'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="fil"
          aria-pressed={one === language}
          onClick={() => onLanguage(one)}
        >
          {t(one === 'en' ? 'english' : 'portuguese')}{' '}
          <span className="num">
            {t(readers[one] === 1 ? 'count_one' : 'count_many', { count: readers[one] })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** What can be done with a draft: look at it by mail, send it, delete it. */
function DraftActions(props: EditorProps & { draft: CampaignDraft; language: Language }) {
  const { campaign, isOwner, listHref, onChanged, draft, language } = props;
  const t = useTexts(campaignsTexts);
  const showToast = useToast();
  const { navigate } = useNavigation();
  const { busy, failure, run } = useStaffAction();
  const [isAsking, setIsAsking] = useState(false);
  const count = campaign.readers.en + campaign.readers.pt;
  const isSaved = !draft.isUnsaved && !draft.isSending;
  return (
    <>
      <div className="stack">
        {isOwner ? (
          <Button
            full
            disabled={!isSaved || count === 0 || missingEnglish(campaign).length > 0}
            onClick={() => setIsAsking(true)}
          >
            {t(count === 1 ? 'start_one' : 'start_many', { count })}
          </Button>
        ) : null}
        <Button
          full
          variant="line"
          busy={busy}
          disabled={!isSaved}
          onClick={() =>
            void run(
              () => sendTest(campaign.id, language),
              () => {
                showToast({ title: t('tested') });
                return onChanged();
              },
            )
          }
        >
          {t(`test_${language}`)}
        </Button>
        <Button
          full
          variant="redline"
          busy={busy}
          onClick={() =>
            void run(
              () => removeIssue(campaign.id),
              () => {
                showToast({ title: t('removed') });
                navigate(listHref);
              },
            )
          }
        >
          {t('remove')}
        </Button>
        <FailureNote failure={failure} />
      </div>
      <StartDialog
        campaign={campaign}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChanged={onChanged}
      />
    </>
  );
}

function Editor(props: EditorProps) {
  const { campaign, isOwner, listHref, controls, onChanged } = props;
  const t = useTexts(campaignsTexts);
  const here = useLanguage().language;
  const [language, setLanguage] = useState<Language>(here);
  const draft = useCampaignDraft(campaign);
  const isDraft = campaign.state === 'draft';
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={listHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={subjectIn(campaign, here) || t('untitled')}
        actions={isDraft ? <SaveState draft={draft} /> : <CampaignState state={campaign.state} />}
      />
      <CampaignProgress
        campaign={campaign}
        title={t(`state_${campaign.state}`)}
        left={campaign}
        trouble={campaign.trouble}
        mayResume={isOwner}
        onChanged={onChanged}
      />
      {campaign.state === 'stopped' && campaign.stoppedBy === 'staff' ? (
        <Note tone="info" title={t('stopped_staff')} />
      ) : null}
      {isDraft ? (
        <ArticlesNote campaign={campaign} isSaved={!draft.isUnsaved} onChanged={onChanged} />
      ) : null}
      <FailureNote failure={draft.failure} />
      {draft.hasConflict ? (
        <Note
          tone="warn"
          title={t('conflict')}
          isAlert
          action={
            <span className="row">
              <Button variant="soft" onClick={draft.takeTheirs}>
                {t('takeTheirs')}
              </Button>
              <Button variant="soft" onClick={draft.keepMine}>
                {t('keepMine')}
              </Button>
            </span>
          }
        />
      ) : null}
      <div className="cols2 cols2--side">
        <div className="lane">
          <Switch campaign={campaign} language={language} onLanguage={setLanguage} />
          {isDraft ? (
            <Texts key={language} draft={draft} language={language} controls={controls} />
          ) : null}
          <CampaignPreview campaign={campaign} language={language} />
        </div>
        <div className="lane">
          {isDraft ? (
            <>
              <Ready campaign={campaign} />
              <IssueTopics campaign={campaign} onChanged={onChanged} />
              <DraftActions {...props} draft={draft} language={language} />
              <EarlierTexts campaign={campaign} draft={draft} Changes={controls.Changes} />
            </>
          ) : (
            <>
              <Report campaign={campaign} />
              <EarlierTexts campaign={campaign} draft={null} Changes={controls.Changes} />
            </>
          )}
          <OnSite campaign={campaign} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}

type CampaignRecordProps = Pick<EditorProps, 'isOwner' | 'listHref' | 'controls'> & { id: string };

/** One issue of the newsletter: its texts, as readers get it, and what becomes of it. */
export function CampaignRecord({ id, isOwner, listHref, controls }: CampaignRecordProps) {
  const t = useTexts(campaignsTexts);
  const { data, error, refetch } = useQuery(campaignQuery(id));
  if (data)
    return (
      <Editor
        key={id}
        campaign={data}
        isOwner={isOwner}
        listHref={listHref}
        controls={controls}
        onChanged={refetch}
      />
    );
  if (error instanceof HttpError && error.status === 404)
    return <PageHeading title={t('gone')} actions={<Link to={listHref}>{t('back')}</Link>} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingRows />;
}
