import { useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/panel.tsx';
import type { Today } from '../today.schema.ts';
import { todayTexts } from '../today.texts.ts';
import { EmptyPanel } from './empty-panel.tsx';
import '#ui/admin/rows.css';

/** Mails that were given up. */
export function MailsPanel({ mails }: Pick<Today, 'mails'>) {
  const t = useTexts(todayTexts);
  return (
    <Panel id="mails" title={t('mails')} count={mails.length}>
      {mails.length === 0 ? <EmptyPanel>{t('mailsNone')}</EmptyPanel> : null}
      <ul className="rows rows--2">
        {mails.map(({ id, to, error }) => (
          <li key={id}>
            <div>
              <b>{to}</b>
              <small lang="en">{error}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
