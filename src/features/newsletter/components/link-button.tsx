import { type FormEvent, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import './link-button.css';

type LinkButtonProps = {
  /** The call that acts on the token; without script the form goes there too. */
  call: string;
  token: string;
  label: string;
  busyLabel: string;
  failure: string;
  onEnd: (outcome: 'done' | 'unknown') => void;
};

/** The button of a page behind a mail's link. Reading the page changes nothing; pressing this does. */
export function LinkButton({ call, token, label, busyLabel, failure, onEnd }: LinkButtonProps) {
  const { language } = useLanguage();
  const [state, setState] = useState<'waiting' | 'sending' | 'failed'>('waiting');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState('sending');
    try {
      await apiRequest(call, { body: { token, locale: language } });
      onEnd('done');
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) onEnd('unknown');
      else setState('failed');
    }
  }

  return (
    <form action={call} method="post" onSubmit={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={language} />
      <Button type="submit" busy={state === 'sending'} busyLabel={busyLabel}>
        {label}
      </Button>
      {state === 'failed' ? (
        <p className="link-button__failure" role="alert">
          {failure}
        </p>
      ) : null}
    </form>
  );
}
