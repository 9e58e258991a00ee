import type { Topic } from '#features/topics/topics.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { callFieldsTexts } from '../../call-fields.texts.ts';

/** The options of a select of topics: none, the record that a link named, services, packages. */
export function TopicOptions({ topics }: { topics: readonly Topic[] }) {
  const { language } = useLanguage();
  const t = useTexts(callFieldsTexts);
  const optionsOf = (pattern: RegExp) =>
    topics
      .filter(({ about }) => pattern.test(about))
      .map(({ about, title, titlePt }) => (
        <option key={about} value={about}>
          {localize(language, title, titlePt).text}
        </option>
      ));
  return (
    <>
      <option value="">{t('about_')}</option>
      {optionsOf(/^(case|post):/)}
      <optgroup label={t('services')}>{optionsOf(/^service:/)}</optgroup>
      <optgroup label={t('packages')}>{optionsOf(/^package:/)}</optgroup>
    </>
  );
}
