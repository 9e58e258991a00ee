import { withPrefix } from '#core/site-address.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { bookConsultationPath } from '#paths.ts';
import { Note } from '#ui/admin/note.tsx';

/** Says who has an account, and what a client does without one. */
export function NoAccount() {
  const t = useTexts(signInTexts);
  const { language } = useLanguage();
  return (
    <Note tone="info" title={t('noAccountTitle')}>
      <Unbroken>{t('noAccount')}</Unbroken>{' '}
      <a href={withPrefix(prefixOf[language], bookConsultationPath.href())}>{t('book')}</a>
    </Note>
  );
}
