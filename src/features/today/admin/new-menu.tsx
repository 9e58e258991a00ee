import { useId } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { todayTexts } from '../today.texts.ts';
import type { TodayLinks } from './today-links.ts';
import './new-menu.css';

/**
 * What a day begins most often, a press away: a plus at the end of the day's line on a phone, where
 * it opens a sheet like that of the frame, whose style it has.
 */
export function NewMenu({ links }: { links: TodayLinks }) {
  const t = useTexts(todayTexts);
  const id = useId();
  const choices = [
    [links.bookFor, 'begin_booking'],
    [links.newPost, 'begin_post'],
    [links.newStudy, 'begin_study'],
  ] as const;
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'soft' })}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        <IconPlus />
        <span className="new-menu__word">{t('begin')}</span>
      </button>
      <div className="more new-menu" id={id} popover="auto" role="dialog" aria-label={t('begin')}>
        <b>{t('begin')}</b>
        <ul>
          {choices.map(([href, key]) => (
            <li key={key}>
              <Link to={href}>{t(key)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
