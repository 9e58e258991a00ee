import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { modesQuery, modesTexts } from '../modes.ts';
import './unsent-mail.css';

/** Says below a sentence about an email that none is sent, where that is so. */
export function UnsentMail() {
  const t = useTexts(modesTexts);
  const { data: modes } = useQuery(modesQuery());
  if (modes?.sendsMail !== false) return null;
  return (
    <p className="unsent-mail muted">
      <Unbroken>{t('unsentMail')}</Unbroken>
    </p>
  );
}
