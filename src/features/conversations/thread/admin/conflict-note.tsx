import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatFully } from '#ui/admin/moment.ts';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { conflictNoteTexts } from './conflict-note.texts.ts';
import { changesSince } from './thread-since.ts';
import type { Conflict } from './use-conversation-change.ts';
import './conflict-note.css';

/** What somebody else did to the conversation since it was shown. */
function Theirs({ shown, present }: Conflict) {
  const t = useTexts(conflictNoteTexts);
  const c = useTexts(conversationTexts);
  const { language } = useLanguage();
  const since = changesSince(shown, present);
  const lines = [
    since.state ? t(`state_${since.state}`) : null,
    since.assignedName === undefined
      ? null
      : t('nowAssigned', { name: since.assignedName ?? c('nobody') }),
    since.isSnoozed === null ? null : t(since.isSnoozed ? 'nowSnoozed' : 'nowAwake'),
  ].filter((line) => line !== null);
  const isOther = lines.length === 0 && since.messages.length === 0;
  return (
    <ul>
      {since.messages.map(({ id, direction, authorName, body, at }) => (
        <li key={id}>
          {t(direction === 'note' ? 'newNote' : 'newReply', {
            name: authorName ?? c('someone'),
            at: formatFully(at, language),
          })}
          <ins>{body}</ins>
        </li>
      ))}
      {[...lines, ...(isOther ? [t('otherChange')] : [])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const goOnKeys = { reply: 'goOnReply', note: 'goOnNote' } as const;

type ConflictNoteProps = {
  conflict: Conflict;
  busy: boolean;
  /** What was wanted, in words. */
  wanted: string;
  onLeave: () => void;
};

/** Both sides of a change that was refused, and what can be done about it. */
export function ConflictNote({ conflict, busy, wanted, onLeave }: ConflictNoteProps) {
  const t = useTexts(conflictNoteTexts);
  const { step } = conflict;
  const isText = step.path === 'reply' || step.path === 'note';
  return (
    <div className="conflict">
      <Note tone="warn" title={t('conflictTitle')} isAlert>
        {t('conflictText')}
      </Note>
      <div className="diff">
        <div>
          <b>{t('theirs')}</b>
          <Theirs {...conflict} />
        </div>
        <div>
          <b>{t('yours')}</b>
          <p>{isText ? step.body.text : t('yours_step', { what: wanted })}</p>
        </div>
      </div>
      <div className="row">
        <Button variant="soft" onClick={onLeave}>
          {t('leaveIt')}
        </Button>
        <Button variant="line" busy={busy} onClick={conflict.goOn}>
          {t(isText ? goOnKeys[step.path] : 'goOnStep')}
        </Button>
      </div>
    </div>
  );
}
