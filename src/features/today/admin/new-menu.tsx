import { useTexts } from '#i18n/language-context.tsx';
import { Menu } from '#ui/admin/menu/menu.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconPlus } from '#ui/icons/icons.tsx';
import { todayTexts } from '../today.texts.ts';
import type { TodayLinks } from './today-links.ts';
import './new-menu.css';

/** What a day begins most often, a press away; on a phone a plus at the end of the day's line. */
export function NewMenu({ links }: { links: TodayLinks }) {
  const t = useTexts(todayTexts);
  const label = (
    <>
      <IconPlus />
      <span className="new-menu__word">{t('begin')}</span>
    </>
  );
  return (
    <Menu label={label} title={t('begin')}>
      <ul>
        <li>
          <Link to={links.bookFor}>{t('begin_booking')}</Link>
        </li>
        <li>
          <Link to={links.newPost}>{t('begin_post')}</Link>
        </li>
        <li>
          <Link to={links.newStudy}>{t('begin_study')}</Link>
        </li>
      </ul>
    </Menu>
  );
}
