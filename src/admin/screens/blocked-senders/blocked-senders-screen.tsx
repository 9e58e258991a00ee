import { BlockedSenders } from '#features/conversations/blocks/admin/blocked-senders.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { inboxPath } from '#paths.ts';
import { screen } from './blocked-senders.screen.ts';

export function Screen() {
  const t = useTexts(screen.title);
  return <BlockedSenders title={t('title')} inboxHref={inboxPath.href()} />;
}
