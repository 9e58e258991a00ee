import { getSpokenLine } from '#features/authors/authors.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import type { AuthorProfile } from '../../blog.ts';
import { blogPostTexts } from '../blog-post.texts.ts';

type AuthorBoxProps = { name: string; profile: AuthorProfile | undefined };

/** Who wrote a post: the same line of expertise for everyone, and what the site says of this one. */
export function AuthorBox({ name, profile }: AuthorBoxProps) {
  const t = useTexts(blogPostTexts);
  const { language } = useLanguage();
  const { role, rolePt, about, aboutPt, face, imageUrl } = profile ?? {};
  const spoken = getSpokenLine(language, profile ?? {});
  return (
    <section className="author" aria-label={t('aboutAuthor')}>
      <Avatar name={name} face={face} image={imageUrl} size="lg" />
      <div>
        <b translate="no">{name}</b>
        {role ? <Localized as="p" className="author__role" en={role} pt={rolePt} /> : null}
        <p>
          <Unbroken>{t('expertise')}</Unbroken>
        </p>
        {about ? <Localized as="p" en={about} pt={aboutPt} /> : null}
        {spoken ? <p>{spoken}</p> : null}
      </div>
    </section>
  );
}
