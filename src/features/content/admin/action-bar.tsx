import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { editorTexts } from './editor.texts.ts';
import type { Publication } from './use-publication.ts';

type ActionBarProps = { isEdited: boolean; previewHref: string; publication: Publication };

/** On a phone, the two presses that end every piece of writing, where a thumb reaches them. */
export function ActionBar({ isEdited, previewHref, publication }: ActionBarProps) {
  const t = useTexts(contentTexts);
  const e = useTexts(editorTexts);
  const { busy, canPublish, ask } = publication;
  return (
    <section className="content-bar" aria-label={e('actions')}>
      <a className="btn btn--soft" href={previewHref} target="_blank" rel="noreferrer">
        {e('preview')}
      </a>
      <Button busy={busy} disabled={!canPublish} onClick={() => void ask({})}>
        {t(isEdited ? 'publishChanges' : 'publish')}
      </Button>
    </section>
  );
}
