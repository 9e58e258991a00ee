import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { PictureCredit } from '#ui/art/picture-credit.tsx';
import { UploadedPicture } from '#ui/art/uploaded-picture.tsx';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { type Consultant, getSpokenLine, teamQuery, teamTexts } from '../authors.ts';
import './team-list.css';

function Portrait({ consultant }: { consultant: Consultant }) {
  const { name, face, imageUrl, picture } = consultant;
  if (!imageUrl || !picture) return <Avatar name={name} face={face} image={imageUrl} size="lg" />;
  return (
    <span className="avatar avatar--lg">
      <UploadedPicture
        src={imageUrl}
        picture={picture}
        isWide={false}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

/** What a consultant would say to a client, in their own words. */
function Says({ consultant: { says, saysPt } }: { consultant: Consultant }) {
  const { language } = useLanguage();
  if (!says) return null;
  const { text, lang } = localize(language, says, saysPt);
  const spoken = lang ?? language;
  return (
    <blockquote lang={lang}>
      {translate(teamTexts, spoken, 'quoteOpen')}
      <Unbroken>{text}</Unbroken>
      {translate(teamTexts, spoken, 'quoteClose')}
    </blockquote>
  );
}

/** One consultant: who it is, what they say, what one asks them, and the languages they speak. */
export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { language } = useLanguage();
  const t = useTexts(teamTexts);
  const { id, name, role, about, asks = [], asksPt } = consultant;
  const asked = (language === 'pt' && asksPt) || asks;
  const spoken = getSpokenLine(language, consultant);
  return (
    <li className="consultant" id={id}>
      <Portrait consultant={consultant} />
      <div className="consultant__who">
        <h3 translate="no">{name}</h3>
        {role ? (
          <Localized as="p" className="consultant__role" en={role} pt={consultant.rolePt} />
        ) : null}
        <Says consultant={consultant} />
        <PictureCredit picture={consultant.picture} />
      </div>
      <div className="consultant__more">
        {about ? <Localized as="p" en={about} pt={consultant.aboutPt} /> : null}
        {asked.length > 0 ? (
          <>
            <h4>{t('asked')}</h4>
            <ul>
              {asked.map((subject) => (
                <li key={subject} lang={language === 'pt' && !asksPt ? 'en' : undefined}>
                  <Unbroken>{subject}</Unbroken>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {spoken ? <p className="muted">{spoken}</p> : null}
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
