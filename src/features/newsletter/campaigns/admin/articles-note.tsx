import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { takeArticles } from '../campaign-calls.ts';
import type { CampaignDetail } from '../campaigns.schema.ts';
import { campaignsTexts } from './campaigns-admin.texts.ts';

type ArticlesNoteProps = {
  campaign: CampaignDetail;
  isSaved: boolean;
  onChanged: () => Promise<void>;
};

/** Says that an article of a draft was changed or withdrawn since, and takes its new text. */
export function ArticlesNote({ campaign, isSaved, onChanged }: ArticlesNoteProps) {
  const t = useTexts(campaignsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { articles } = campaign;
  if (articles === null || articles === 'same') return null;
  return (
    <>
      <Note
        tone="warn"
        title={t(`articles_${articles}`)}
        action={
          articles === 'changed' ? (
            <Button
              variant="soft"
              busy={busy}
              disabled={!isSaved}
              onClick={() =>
                void run(
                  () => takeArticles(campaign),
                  () => {
                    showToast({ title: t('articlesTaken') });
                    return onChanged();
                  },
                )
              }
            >
              {t('takeArticles')}
            </Button>
          ) : undefined
        }
      >
        {t(`articles_${articles}Text`)}
      </Note>
      <FailureNote failure={failure} />
    </>
  );
}
