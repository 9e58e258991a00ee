import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { feedTexts } from '../feed.texts.ts';
import { feedPath } from '../feed-paths.ts';
import './feed-links.css';

type FeedLinksProps = { label: string; pathOf: typeof feedPath };

/** A quiet line that leads to the feeds of something in the language of the page's address. */
export function FeedLine({ label, pathOf }: FeedLinksProps) {
  const { prefix } = useNavigation().address;
  return (
    <p className="feed-links muted">
      {label} <a href={pathOf('rss', prefix)}>RSS</a> <a href={pathOf('atom', prefix)}>Atom</a>
    </p>
  );
}

/** The feeds of the blog. */
export function FeedLinks() {
  return <FeedLine label={useTexts(feedTexts)('subscribe')} pathOf={feedPath} />;
}
