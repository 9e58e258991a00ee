import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.tsx';
import { IconDocument } from '../../components/portal-icons.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { PortalDocument } from '../../portal.ts';
import { formatDay, formatSize } from '../../portal-formats.ts';
import '../../components/record-list.css';

export function DocumentList({ documents }: { documents: readonly PortalDocument[] }) {
  const t = useTexts(portalTexts);
  const { language } = useLanguage();
  return (
    <section>
      <div className="portal-panel__head">
        <h3>{t('documents')}</h3>
        <Button variant="line" size="sm" disabled>
          {t('requestDocument')}
        </Button>
      </div>
      {documents.length === 0 ? <p className="portal-panel__none">{t('noDocuments')}</p> : null}
      <ul>
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
                <Button
                  variant="line"
                  size="sm"
                  disabled
                  aria-label={t('downloadOf', { name: name.text })}
                >
                  <IconDownload />
                  {t('download')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
