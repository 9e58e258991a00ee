import { telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import { todayTexts } from '../today.texts.ts';

type ReachProps = { name: string; email: string; phone?: string };

/** The ways to reach a person. */
export function Reach({ name, email, phone = '' }: ReachProps) {
  const t = useTexts(todayTexts);
  const className = buttonClass({ variant: 'soft' });
  return (
    <span className="acts">
      {phone ? (
        <a href={telHref(phone)} className={className} aria-label={t('callPerson', { name })}>
          <IconPhone />
          {t('call')}
        </a>
      ) : null}
      <a href={`mailto:${email}`} className={className} aria-label={t('mailPerson', { name })}>
        <IconMail />
        {t('mail')}
      </a>
    </span>
  );
}
