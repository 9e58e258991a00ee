import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { contentTexts } from './content-admin.texts.ts';
import { editorTexts } from './editor.texts.ts';
import type { Publication } from './use-publication.ts';

type ActionBarProps = { isEdited: boolean; publication: Publication };

/** The press that ends every piece of writing, where a thumb reaches it, and below the texts beside their page. */
export function ActionBar({ isEdited, publication }: ActionBarProps) {
  const t = useTexts(contentTexts);
  const e = useTexts(editorTexts);
  const { busy, canPublish, ask } = publication;
  return (
    <section className="content-bar" aria-label={e('actions')}>
      <Button busy={busy} disabled={!canPublish} onClick={() => void ask({})}>
        {t(isEdited ? 'publishChanges' : 'publish')}
      </Button>
    </section>
  );
}
