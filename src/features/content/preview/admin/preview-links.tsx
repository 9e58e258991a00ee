import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { makePreviewLink, withdrawPreviewLinks } from '../../admin/content-calls.ts';
import { previewLinksQuery } from '../../content.queries.ts';
import type { PreviewLink } from '../preview.schema.ts';
import { previewAdminTexts } from './preview-admin.texts.ts';

type PreviewLinksPanelProps = { kind: string; id: string };

/** Makes and withdraws links by which somebody without an account sees the draft. */
export function PreviewLinksPanel({ kind, id }: PreviewLinksPanelProps) {
  const t = useTexts(previewAdminTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { data, refetch } = useQuery(previewLinksQuery(kind, id));
  const { busy, failure, run } = useStaffAction();
  const [made, setMade] = useState<PreviewLink | null>(null);
  const [last, setLast] = useState<PreviewLink | null>(null);
  const links = data?.links ?? [];
  const day = links[0] ? formatShortDay(links[0].endsAt, language) : '';
  // While the dialog closes it goes on showing the link.
  useEffect(() => {
    if (made) setLast(made);
  }, [made]);

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    showToast({ title: t('copied') });
  }

  return (
    <Panel title={t('partner')}>
      <PanelBody className="content-publish">
        <p>{t('partnerText')}</p>
        <FailureNote failure={failure} />
        <Button
          variant="soft"
          busy={busy}
          onClick={() =>
            void run(
              () => makePreviewLink(kind, id),
              (link) => {
                setMade(link);
                return refetch();
              },
            )
          }
        >
          {t('makeLink')}
        </Button>
        {links.length > 0 ? (
          <p className="content-links">
            <span>
              {links.length === 1
                ? t('linksOne', { day })
                : t('links', { count: links.length, day })}
            </span>
            <Button
              variant="text"
              busy={busy}
              onClick={() =>
                void run(
                  () => withdrawPreviewLinks(kind, id),
                  () => {
                    showToast({ title: t('linksWithdrawn') });
                    return refetch();
                  },
                )
              }
            >
              {t('withdrawLinks')}
            </Button>
          </p>
        ) : null}
      </PanelBody>
      <Dialog
        isOpen={made !== null}
        onClose={() => setMade(null)}
        title={t('madeLink')}
        closeLabel={t('close')}
        footer={<Button onClick={() => made && void copy(made.url)}>{t('copy')}</Button>}
      >
        <p>{t('madeLinkText', { day: last ? formatShortDay(last.endsAt, language) : '' })}</p>
        <TextField label={t('partner')} readOnly value={last?.url ?? ''} />
      </Dialog>
    </Panel>
  );
}
