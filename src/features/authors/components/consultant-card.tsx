import { useLanguage } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { PictureCredit } from '#ui/art/picture-credit.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { getSpokenLine } from '../authors.ts';
import type { Consultant } from '../team.ts';

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
