import { useTexts } from '#i18n/language-context.tsx';
import { Choice, Menu } from '#ui/admin/menu/menu.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { IconBlock } from '../../admin/inbox-icons.tsx';
import type { Step } from '../../conversation-calls.ts';
import { blockValue } from '../../conversations.ts';
import { isPublicMailDomain } from '../../public-mail-domains.ts';

type BlockMenuProps = { email: string; disabled: boolean; onStep: (step: Step) => void };

/** Blocks the sender's address, or everyone at its domain. */
export function BlockMenu({ email, disabled, onStep }: BlockMenuProps) {
  const t = useTexts(conversationTexts);
  const domain = blockValue('domain', email.toLowerCase());
  const isPublic = isPublicMailDomain(domain);
  return (
    <Menu
      title={t('blockTitle')}
      variant="text"
      disabled={disabled}
      label={
        <>
          <IconBlock />
          {t('block')}
        </>
      }
    >
      <ul>
        <Choice onChoose={() => onStep({ path: 'block', body: { kind: 'address' } })}>
          <span>
            {t('blockAddress')} <small>{email}</small>
          </span>
        </Choice>
        {isPublic ? null : (
          <Choice onChoose={() => onStep({ path: 'block', body: { kind: 'domain' } })}>
            {t('blockDomain', { domain })}
          </Choice>
        )}
      </ul>
      <p className="menu__foot hint">{isPublic ? t('blockPublic', { domain }) : t('blockRule')}</p>
    </Menu>
  );
}
