import { useTexts } from '#i18n/language-context.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { authorTile } from '../../author-tile.ts';
import { blogPostTexts } from '../blog-post.texts.ts';

/** Who wrote a post, with the same line of expertise for everyone. */
export function AuthorBox({ name }: { name: string }) {
  const t = useTexts(blogPostTexts);
  return (
    <section className="author" aria-label={t('aboutAuthor')}>
      <Avatar name={name} tile={authorTile(name)} size="lg" />
      <b>{name}</b>
      <p>{t('expertise')}</p>
    </section>
  );
}
