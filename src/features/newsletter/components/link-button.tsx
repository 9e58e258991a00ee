import { type FormEvent, useEffect, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import './link-button.css';

export type LinkButtonProps = {
  /** The URL that acts on the token; without JavaScript the form posts to it. */
  call: string;
  token: string;
  label: string;
  busyLabel: string;
  failure: string;
  variant?: ButtonVariant;
  /** Whether a press made it appear, perhaps in that button's place: the rest of a double tap is ignored. */
  followsPress?: boolean;
  onEnd: (outcome: 'done' | 'unknown') => void;
};

/** Longer than the two presses of a double tap are apart, in milliseconds. */
const doubleTap = 700;

/** An unknown token (404) is permanent; any other failure can be retried. */
function readFailure(error: unknown) {
  const isUnknown = error instanceof HttpError && error.status === 404;
  return { kind: isUnknown ? 'unknown' : 'failed' } as const;
}

/** The button of a mailed link's page. Only a press acts: opening the page changes nothing. */
export function LinkButton(props: LinkButtonProps) {
  const { call, token, label, busyLabel, failure, variant, onEnd, followsPress = false } = props;
  const { language } = useLanguage();
  const { busy, submit } = useSubmission(readFailure);
  const [hasFailed, setHasFailed] = useState(false);
  const [isResting, setResting] = useState(followsPress);
  useEffect(() => {
    const timer = setTimeout(() => setResting(false), doubleTap);
    return () => clearTimeout(timer);
  }, []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const outcome = await submit(() => apiRequest(call, { body: { token, locale: language } }));
    if (!outcome) return;
    if (outcome.kind === 'failed') setHasFailed(true);
    else onEnd(outcome.kind);
  }

  return (
    <form action={call} method="post" onSubmit={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={language} />
      <Button
        type="submit"
        variant={variant}
        disabled={isResting}
        busy={busy}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
      {hasFailed && !busy ? (
        <p className="link-button__failure" role="alert">
          {failure}
        </p>
      ) : null}
    </form>
  );
}
