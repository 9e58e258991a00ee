import { useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconLock, IconMail } from '#ui/icons/frame-icons.tsx';
import { teamTexts } from './team.texts.ts';
import '#ui/admin/layout/rows.css';

/** The ways to sign in, and the way to one's own passkeys and sessions. */
export function SigningInPanel({ accountHref }: { accountHref: string }) {
  const t = useTexts(teamTexts);
  return (
    <Panel title={t('signingIn')}>
      <ul className="rows">
        <li>
          <IconMail />
          <div>
            <b>{t('code')}</b>
            <small>{t('codeText')}</small>
          </div>
        </li>
        <li>
          <IconLock />
          <div>
            <b>{t('passkeys')}</b>
            <small>{t('passkeysText')}</small>
          </div>
        </li>
      </ul>
      <div className="pan__f">
        <Link className={buttonClass({ variant: 'soft' })} to={accountHref}>
          {t('account')}
        </Link>
      </div>
    </Panel>
  );
}
