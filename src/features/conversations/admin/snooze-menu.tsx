import type { Ref } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { LateMenu } from '#ui/admin/menu/late-menu.tsx';
import { conversationTexts } from './conversation.texts.ts';
import { IconAlarm } from './inbox-icons.tsx';

const loadChoices = () => import('./snooze-choices.tsx').then((part) => part.SnoozeChoices);

type SnoozeMenuProps = {
  now: number;
  buttonRef: Ref<HTMLButtonElement>;
  disabled?: boolean;
  onSnooze: (until: string) => void;
};

/** Takes a conversation out of the list until a time. */
export function SnoozeMenu({ now, buttonRef, disabled = false, onSnooze }: SnoozeMenuProps) {
  const t = useTexts(conversationTexts);
  return (
    <LateMenu
      load={loadChoices}
      of={{ now, onSnooze }}
      title={t('snoozeTitle')}
      buttonRef={buttonRef}
      disabled={disabled}
      label={
        <>
          <IconAlarm />
          {t('snooze')}
        </>
      }
    />
  );
}
