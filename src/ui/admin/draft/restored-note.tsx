import { useTexts } from '#i18n/language-context.tsx';
import { defineTexts } from '#i18n/texts.ts';
import { Button } from '../../controls/button.tsx';
import { Note } from '../note.tsx';

const texts = defineTexts({
  en: { restored: 'What you typed here and did not send is here again.', discard: 'Discard' },
  pt: { restored: 'O que aqui escreveu e não enviou está de volta.', discard: 'Descartar' },
});

type RestoredNoteProps = { of: { isRestored: boolean; discard: () => void } };

/** Says that a form holds a draft, and discards it; nothing if it holds none. */
export function RestoredNote({ of: { isRestored, discard } }: RestoredNoteProps) {
  const t = useTexts(texts);
  if (!isRestored) return null;
  return (
    <Note
      tone="info"
      title={t('restored')}
      action={
        <Button variant="soft" onClick={discard}>
          {t('discard')}
        </Button>
      }
    />
  );
}
