import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { feedTexts } from '../feed.texts.ts';
import { feedPath } from '../feed-paths.ts';
import './feed-links.css';

/** A quiet line that leads to the feeds of the page's address. */
export function FeedLinks() {
  const t = useTexts(feedTexts);
  const { prefix } = useNavigation().address;
  return (
    <p className="feed-links muted">
      {t('subscribe')} <a href={feedPath('rss', prefix)}>RSS</a>{' '}
      <a href={feedPath('atom', prefix)}>Atom</a>
    </p>
  );
}
