import { useTexts } from '#i18n/language-context.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { subscribersTexts } from './subscribers-admin.texts.ts';

const variants: Record<string, BadgeVariant> = {
  confirmed: 'good',
  unconfirmed: 'secondary',
  unsubscribed: 'outline',
};

type StateKey = keyof typeof subscribersTexts.en & `state_${string}`;

export function SubscriberState({ status }: { status: string }) {
  const t = useTexts(subscribersTexts);
  return <Badge variant={variants[status]}>{t(`state_${status}` as StateKey)}</Badge>;
}
