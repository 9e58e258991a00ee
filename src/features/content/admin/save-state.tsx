import { sharedStore } from '#core/browser-storage.ts';
import { failureOf } from '#core/call-failure.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { describeCallFailure } from '#ui/admin/calls/describe-call-failure.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { type Draft, isUnmade } from '../drafts/admin/use-draft.ts';
import { labelOf } from '../fields/field-labels.texts.ts';
import { contentTexts } from './content-admin.texts.ts';

/** Whether what is in the fields has reached the server. */
export function SaveState({ draft }: { draft: Draft }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const { failure, isSending, unsaved, record, dispatch } = draft;
  if (failure !== null) {
    const cause = failureOf(failure);
    const refused = cause.kind === 'invalid' ? cause.errors[0] : undefined;
    return (
      <Note
        tone="bad"
        isAlert
        title={t(sharedStore.keeps() ? 'notSaved' : 'notSavedHere')}
        action={
          <Button variant="soft" onClick={() => dispatch({ kind: 'retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {refused
          ? `${labelOf(language, refused.field)}: ${refused.message}`
          : describeCallFailure(failure, language)}
      </Note>
    );
  }
  const kept = isUnmade(record) ? 'unmade' : 'saved';
  const word = isSending ? 'saving' : unsaved ? 'unsaved' : kept;
  return (
    <span className="content-save" role="status">
      {t(word)}
    </span>
  );
}
