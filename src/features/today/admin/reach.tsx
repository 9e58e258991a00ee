import { telHref } from '#features/company/company.ts';
import { writeHref } from '#features/people/people.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import { IconVideo } from '#ui/icons/icons.tsx';
import { todayTexts } from '../today.texts.ts';

type ReachProps = {
  personId: string | null;
  name: string;
  email: string;
  phone?: string;
  /** The link of the video room, where the consultation is held there. */
  videoLink?: string | null;
  /** The first way is the one most likely to be used next. */
  isNext?: boolean;
};

/** The ways to reach a person. */
export function Reach({
  personId,
  name,
  email,
  phone = '',
  videoLink = null,
  isNext = false,
}: ReachProps) {
  const t = useTexts(todayTexts);
  const soft = buttonClass({ variant: 'soft' });
  return (
    <>
      {videoLink ? (
        <a
          href={videoLink}
          target="_blank"
          rel="noreferrer"
          className={isNext ? buttonClass() : soft}
          aria-label={t('joinWith', { name })}
        >
          <IconVideo />
          {t('join')}
        </a>
      ) : null}
      {phone ? (
        <a
          href={telHref(phone)}
          className={isNext && !videoLink ? buttonClass() : soft}
          aria-label={t('callPerson', { name })}
        >
          <IconPhone />
          {t('call')}
        </a>
      ) : null}
      {email ? (
        <Link
          to={writeHref({ personId, email, name })}
          className={soft}
          aria-label={t('mailPerson', { name })}
        >
          <IconMail />
          {t('mail')}
        </Link>
      ) : null}
    </>
  );
}
