import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { AskButton } from '../../components/ask-button.tsx';
import { IconDocument } from '../../components/portal-icons.tsx';
import { RecordSection } from '../../components/record-section.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { PortalDocument } from '../../portal.ts';
import { formatDay, formatSize } from '../../portal-formats.ts';
import { DownloadButton } from './download-button.tsx';

export function DocumentList({ documents }: { documents: readonly PortalDocument[] }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <RecordSection
      heading={t('documents')}
      none={t('noDocuments')}
      action={<AskButton kind="document" />}
    >
      {documents.map((document) => {
        const name = localize(language, document.name, document.namePt);
        const size = formatSize(document.size, language);
        const day = formatDay(document.uploadDate, language);
        return (
          <li key={document.id} className="portal-record">
            <IconDocument />
            <div>
              <b lang={name.lang}>{name.text}</b>
              <small>
                {document.type.toUpperCase()}, {size}. {t('uploaded', { day })}
              </small>
            </div>
            <div className="portal-record__end">
              <DownloadButton name={name.text} href={document.href} />
            </div>
          </li>
        );
      })}
    </RecordSection>
  );
}
