import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { todayTexts } from '../today.texts.ts';

type DoneNoteProps = {
  /** Who or what the row was about. */
  name: string;
  children: string;
  busy: boolean;
  onUndo: () => void;
};

/** In place of a row that was marked as done: what happened, and the way back. */
export function DoneNote({ name, children, busy, onUndo }: DoneNoteProps) {
  const t = useTexts(todayTexts);
  return (
    <>
      <div role="status">
        <b>{name}</b>
        <small className="age age--ok">
          <IconCheck />
          {children}
        </small>
      </div>
      <span className="acts">
        <Button
          variant="soft"
          busy={busy}
          onClick={onUndo}
          aria-keyshortcuts="z"
          aria-label={t('undoOf', { name })}
        >
          {t('undo')}
        </Button>
      </span>
    </>
  );
}
