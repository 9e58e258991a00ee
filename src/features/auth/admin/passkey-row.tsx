import { useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Button } from '#ui/controls/button.tsx';
import { accountTexts } from './account.texts.ts';
import type { Passkey } from './remove-passkey-dialog.tsx';

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTexts(accountTexts);
  const { isBackedUp, createdAt, usedAt } = passkey;
  const name = passkey.name === '?' ? t('unknownDevice') : passkey.name;
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {t('made')} <Instant at={createdAt} />
        </small>
        {usedAt ? (
          <small>
            {t('used')} <Instant at={usedAt} />
          </small>
        ) : null}
        <small>{t(isBackedUp ? 'synced' : 'onDevice')}</small>
      </div>
      <Button variant="redline" aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
