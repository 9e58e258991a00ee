import { useTexts } from '#i18n/language-context.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import type { NoteBody } from '../../conversation-calls.ts';
import { spokenChannels } from '../../conversations.ts';
import '#ui/admin/checkbox.css';

/** What a note is of, and whether the client may see it. */
export type NoteKind = Pick<NoteBody, 'channel' | 'isShown'>;

export const privateNote: NoteKind = { channel: 'form', isShown: false };

type NoteKindFieldsProps = { kind: NoteKind; busy: boolean; onChange: (kind: NoteKind) => void };

/** Chooses what a note is of. What only the team sees is the usual one. */
export function NoteKindFields({ kind, busy, onChange }: NoteKindFieldsProps) {
  const t = useTexts(conversationTexts);
  return (
    <div className="stack">
      <SelectField
        label={t('noteWhat')}
        value={kind.channel}
        disabled={busy}
        onChange={({ target }) =>
          onChange({ ...kind, channel: target.value as NoteKind['channel'] })
        }
      >
        {(['form', ...spokenChannels] as const).map((one) => (
          <option key={one} value={one}>
            {t(`channel_${one}`)}
          </option>
        ))}
      </SelectField>
      <label className="row">
        <input
          type="checkbox"
          className="cb"
          checked={kind.isShown}
          disabled={busy}
          onChange={({ target }) => onChange({ ...kind, isShown: target.checked })}
        />
        {t('noteShow')}
      </label>
    </div>
  );
}
