import { type FormEvent, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { portalTexts } from '../../portal.texts.ts';
import { usePortalActions } from '../../portal-actions.ts';
import './message-form.css';

/** A message to the manager. The demo sends nothing: there, submitting only shows an alert. */
export function MessageForm({ managerName }: { managerName: string }) {
  const t = useTexts(portalTexts);
  const [text, setText] = useState('');
  const actions = usePortalActions();
  // What is wrong, in words, where sending failed.
  const [state, setState] = useState<string>('');
  const problem = state === 'busy' || state === 'sent' || state === '' ? undefined : state;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!actions) return window.alert(t('messageAlert'));
    setState('busy');
    void actions.send(text).then((problem) => {
      setState(problem ?? 'sent');
      if (problem === null) setText('');
    });
  }
  return (
    <form className="form portal-message-form" onSubmit={submit}>
      <TextareaField
        name="text"
        label={t('messageTo', { name: managerName })}
        placeholder={t('writeMessage')}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={text.trim() === ''} busy={state === 'busy'}>
        {t('sendMessage')}
      </Button>
      {actions ? <p role="status">{state === 'sent' ? t('messageSent') : ''}</p> : null}
    </form>
  );
}
