import { useTexts } from '#i18n/language-context.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import type { PersonState } from '../standing/standing.ts';
import { standingTexts } from './standing-badge.texts.ts';

const looks: Record<PersonState, BadgeVariant> = {
  enquired: 'outline',
  booked: 'secondary',
  client: 'good',
  left: 'outline',
};

/** Where a person stands with the company, and whether they pay late; the place lays it out. */
export function StandingBadge({ state, paysLate }: { state: PersonState; paysLate: boolean }) {
  const t = useTexts(standingTexts);
  return (
    <>
      <Badge variant={paysLate ? 'review' : looks[state]}>{t(`state_${state}`)}</Badge>
      {paysLate ? <small>{t('paysLate')}</small> : null}
    </>
  );
}
