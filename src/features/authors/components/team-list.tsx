import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { PictureCredit } from '#ui/art/picture-credit.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { type Consultant, getSpokenLine, teamQuery, teamTexts } from '../authors.ts';
import './team-list.css';

function Portrait({ consultant: { name, imageUrl, picture } }: { consultant: Consultant }) {
  if (!imageUrl) return <Avatar name={name} size="lg" />;
  return (
    <ArtFrame src={imageUrl} picture={picture} ratio="portrait" width={600} height={800} alt="" />
  );
}

/** One consultant: portrait or initials, name, role, what they do, and the languages they speak. */
export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { language } = useLanguage();
  const { id, name, role, about } = consultant;
  const spoken = getSpokenLine(language, consultant);
  return (
    <li className="consultant" id={id}>
      <Portrait consultant={consultant} />
      <div>
        <h3 translate="no">{name}</h3>
        {role ? (
          <Localized as="p" className="consultant__role" en={role} pt={consultant.rolePt} />
        ) : null}
        {about ? <Localized as="p" en={about} pt={consultant.aboutPt} /> : null}
        {spoken ? <p className="muted">{spoken}</p> : null}
        <PictureCredit picture={consultant.picture} />
      </div>
    </li>
  );
}

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
