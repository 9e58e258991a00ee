import { useTexts } from '#i18n/language-context.tsx';
import { LateMenu } from '#ui/admin/menu/late-menu.tsx';
import { conversationTexts } from '../../admin/conversation.texts.ts';
import { IconBlock } from '../../admin/inbox-icons.tsx';
import type { Step } from '../../conversation-calls.ts';

const loadChoices = () => import('./block-choices.tsx').then((part) => part.BlockChoices);

type BlockMenuProps = { email: string; disabled: boolean; onStep: (step: Step) => void };

/** Blocks the sender's address, or everyone at its domain. */
export function BlockMenu({ email, disabled, onStep }: BlockMenuProps) {
  const t = useTexts(conversationTexts);
  return (
    <LateMenu
      load={loadChoices}
      of={{ email, onStep }}
      title={t('blockTitle')}
      variant="text"
      disabled={disabled}
      label={
        <>
          <IconBlock />
          {t('block')}
        </>
      }
    />
  );
}
