import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { IconChevronRight } from '#ui/icons/icons.tsx';
import { goLiveTexts } from '../go-live.texts.ts';
import type { GoLiveGroup } from './go-live-groups.ts';
import './go-live-group.css';

type GoLiveGroupProps = {
  group: GoLiveGroup;
  /** The names of what is left to do. */
  titles: readonly string[];
  children: ReactNode;
};

/** What is left to do in one place: how much, and by a press each thing. */
export function GoLiveGroupRow({ group, titles, children }: GoLiveGroupProps) {
  const t = useTexts(goLiveTexts);
  return (
    <li className="go-group">
      <details>
        <summary>
          <IconAlert />
          <span>
            <b>{t(`group_${group}`)}</b> <span className="num">{titles.length}</span>
            <small>{titles.join(', ')}</small>
          </span>
          <IconChevronRight />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
