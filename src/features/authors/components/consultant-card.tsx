import { htmlLangOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { PictureCredit } from '#ui/art/picture-credit.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { teamTexts } from '../team.texts.ts';
import type { Consultant } from '../team.ts';

function Portrait({ consultant: { name, imageUrl, picture } }: { consultant: Consultant }) {
  if (!imageUrl) return <Avatar name={name} size="lg" />;
  return (
    <ArtFrame src={imageUrl} picture={picture} ratio="portrait" width={600} height={800} alt="" />
  );
}

/** One consultant: portrait or initials, name, role, what they do, and the languages they speak. */
export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const t = useTexts(teamTexts);
  const { language } = useLanguage();
  const { id, name, role, about } = consultant;
  const spoken = (language === 'pt' && consultant.languagesPt) || consultant.languages || [];
  const list = new Intl.ListFormat(htmlLangOf[language], { type: 'conjunction' });
  return (
    <li className="consultant" id={id}>
      <Portrait consultant={consultant} />
      <div>
        <h3>{name}</h3>
        {role ? (
          <Localized as="p" className="consultant__role" en={role} pt={consultant.rolePt} />
        ) : null}
        {about ? <Localized as="p" en={about} pt={consultant.aboutPt} /> : null}
        {spoken.length > 0 ? (
          <p className="muted">{t('speaks', { languages: list.format(spoken) })}</p>
        ) : null}
        <PictureCredit picture={consultant.picture} />
      </div>
    </li>
  );
}
