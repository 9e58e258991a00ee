import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { teamQuery } from '../team.queries.ts';
import { teamTexts } from '../team.texts.ts';
import { ConsultantCard } from './consultant-card.tsx';
import './team-list.css';

/** The consultants of the company. */
export function TeamList() {
  const t = useTexts(teamTexts);
  const { data: team, isPending } = useQuery(teamQuery());
  if (isPending)
    return (
      <SkeletonList className="team" count={2} label={t('title')}>
        <Skeleton shape="avatar" />
        <Skeleton shape="title" />
        <Skeleton />
      </SkeletonList>
    );
  if (!Array.isArray(team)) return <p role="alert">{t('failed')}</p>;
  if (team.length === 0) return <p className="muted">{t('empty')}</p>;
  return (
    <section aria-labelledby="consultants">
      <h2 className="sr" id="consultants">
        {t('consultants')}
      </h2>
      <ul className="team">
        {team.map((consultant) => (
          <ConsultantCard key={consultant.id} consultant={consultant} />
        ))}
      </ul>
    </section>
  );
}
