import { useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import type { TestMail } from '../go-live.schema.ts';
import { goLiveTexts } from '../go-live.texts.ts';

/** What became of a test mail: on its way, handed over, or the mail server's refusal in its own words. */
export function TestMailResult({ test }: { test: TestMail }) {
  const t = useTexts(goLiveTexts);
  const { state, to, transport, error } = test;
  if (state === 'refused' || state === 'expired')
    return (
      <Note tone="bad" title={t(`test_${state}`)} isAlert>
        {error ? <code lang="en">{error}</code> : null}
      </Note>
    );
  if (state === 'handed_over' && transport === 'file')
    return <Note tone="warn" title={t('test_file')} isAlert />;
  return (
    <Note tone={state === 'waiting' ? 'info' : 'good'} title={t(`test_${state}`, { to })} isAlert />
  );
}
