import { type FormEvent, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { portalTexts } from '../../portal.texts.ts';
import './message-form.css';

/** A message to the manager. The demo sends nothing: submitting only shows an alert. */
export function MessageForm({ managerName }: { managerName: string }) {
  const t = useTexts(portalTexts);
  const [text, setText] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    window.alert(t('messageAlert'));
  }
  return (
    <form className="form portal-message-form" onSubmit={submit}>
      <TextareaField
        name="text"
        label={t('messageTo', { name: managerName })}
        placeholder={t('writeMessage')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={text.trim() === ''}>
        {t('sendMessage')}
      </Button>
    </form>
  );
}
