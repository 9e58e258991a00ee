import { mailboxKey } from '#core/email-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Choice } from '#ui/admin/menu/menu.tsx';
import type { Step } from '../../conversation-calls.ts';
import { blockValue } from '../../conversations.ts';
import { isPublicMailDomain } from '../../public-mail-domains.ts';
import { blockChoicesTexts } from './block-choices.texts.ts';

type BlockChoicesProps = { email: string; onStep: (step: Step) => void };

/** The sender's address, or everyone at its domain. */
export function BlockChoices({ email, onStep }: BlockChoicesProps) {
  const t = useTexts(blockChoicesTexts);
  const domain = blockValue('domain', mailboxKey(email));
  const isPublic = isPublicMailDomain(domain);
  return (
    <>
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
    </>
  );
}
