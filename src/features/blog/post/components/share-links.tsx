import type { MouseEvent } from 'react';
import { formatAddress } from '#core/site-address.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useOrigin } from '#ui/controls/use-origin.ts';
import type { BlogPost } from '../../blog.ts';
import { blogPostTexts } from '../blog-post.texts.ts';
import {
  type ShareNetwork,
  shareAddress,
  shareNetworks,
  shareRedirectPath,
} from '../share-post.ts';
import './share-links.css';

const iconPaths: Record<ShareNetwork, string> = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.6.4-1 .5-1z',
  twitter:
    'M17.7 3H21l-7.2 8.2L22.3 21h-6.6l-5.2-6.3L4.6 21H1.3L9 12.2.9 3h6.8l4.7 5.8zm-1.2 16h1.8L6.7 4.9H4.7z',
  linkedin:
    'M4.5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 9h3v12H3zm5.5 0h2.9v1.7c.5-.9 1.7-2 3.5-2 3.5 0 4.1 2.3 4.1 5.3v7h-3v-6.3c0-1.5 0-3.3-2.1-3.3s-2.4 1.5-2.4 3.2V21h-3z',
};

function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const popup = window.open(event.currentTarget.href, 'share', 'popup,width=600,height=400');
  // If the browser blocks the popup, the link opens in a new tab.
  if (!popup) return;
  popup.opener = null;
  event.preventDefault();
}

/** Links to the networks' own sharing forms. Nothing is loaded from them before a click. */
export function ShareLinks({ post }: { post: Pick<BlogPost, 'slug' | 'title' | 'titlePt'> }) {
  const t = useTexts(blogPostTexts);
  const { language } = useLanguage();
  const { address } = useNavigation();
  const origin = useOrigin();
  const title = localize(language, post.title, post.titlePt).text;
  const path = formatAddress({ ...address, search: '', hash: '' });
  return (
    <ul className="row share">
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            href={
              origin === null
                ? shareRedirectPath(network, post.slug, address.prefix === '/pt' ? 'pt' : 'en')
                : shareAddress(network, { url: origin + path, title })
            }
            target="_blank"
            rel="noreferrer nofollow"
            onClick={openPopup}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={iconPaths[network]} />
            </svg>
            <span className="sr">{t(`shareOn_${network}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
