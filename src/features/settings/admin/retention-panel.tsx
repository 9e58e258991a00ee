import { useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { retentionTexts } from './retention.texts.ts';
import './setting-rows.css';

const kept = [
  'people',
  'orders',
  'quotes',
  'log',
  'backups',
  'subscribers',
  'sessions',
  'signIns',
] as const;

/** What the clean-up jobs keep, and for how long. */
export function RetentionPanel({ logHref }: { logHref: string | null }) {
  const t = useTexts(retentionTexts);
  return (
    <Panel
      title={t('title')}
      foot={t('foot')}
      action={
        logHref === null ? null : (
          <Link className={buttonClass({ variant: 'text' })} to={logHref}>
            {t('logLink')}
          </Link>
        )
      }
    >
      <PanelBody>
        <dl className="setting-rows">
          {kept.map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(`${name}Time`)}</dd>
            </div>
          ))}
        </dl>
      </PanelBody>
    </Panel>
  );
}
