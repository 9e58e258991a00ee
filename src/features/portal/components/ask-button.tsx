import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { portalTexts } from '../portal.texts.ts';
import { useNothingToPress, usePortalActions } from '../portal-actions.ts';

/** Asks the company for a task or a document; disabled where nobody can be asked, as in the demo. */
export function AskButton({ kind }: { kind: 'task' | 'document' }) {
  const t = useTexts(portalTexts);
  const actions = usePortalActions();
  if (useNothingToPress()) return null;
  return (
    <Button variant="line" size="sm" disabled={!actions} onClick={() => actions?.ask(kind)}>
      {t(kind === 'task' ? 'requestTask' : 'requestDocument')}
    </Button>
  );
}
