import { useRef } from 'react';
import type { IdentityKind } from '#core/identity-papers.ts';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { fetchFile, saveFile } from '#ui/admin/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { IconDownload } from '#ui/icons/icons.tsx';
import type { ShownDocument, ShownProject } from '../../projects.schema.ts';
import { paperUrl, putPaper } from '../project-calls.ts';
import { formatLineInstant } from './ball.tsx';
import { projectsTexts } from './projects-admin.texts.ts';
import '#ui/admin/layout/rows.css';

type Shown = { project: ShownProject; onChanged: () => Promise<void> };

/** A button that chooses a file; the input itself is not shown. */
function FileButton({
  label,
  name = label,
  onFile,
  busy,
}: {
  label: string;
  /** What it is called where the label alone does not tell it apart. */
  name?: string;
  onFile: (file: File) => void;
  busy: boolean;
}) {
  const t = useTexts(projectsTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="soft"
        size="sm"
        busy={busy}
        busyLabel={t('adding')}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function PaperRow({ project, paper, onChanged }: Shown & { paper: ShownDocument }) {
  const t = useTexts(projectsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const newest = paper.versions.at(-1);
  const { identity, removedAt, removedFrom } = paper;
  if (!newest && removedAt === null) return null;
  const kind = identity === '' ? null : t(`identity_${identity as IdentityKind}`);
  const about = [
    t(paper.side === 'client' ? 'fromClient' : 'fromUs'),
    ...(kind === null ? [] : [kind]),
    ...(newest
      ? [
          t('version', { number: newest.number }),
          formatSize(newest.size, language),
          formatLineInstant(newest.createdAt, language),
        ]
      : []),
    ...(removedAt === null
      ? []
      : [t('removedOn', { day: formatLineInstant(removedAt, language) })]),
    ...(removedFrom === null
      ? []
      : [t('removedFrom', { day: formatLineInstant(removedFrom, language) })]),
  ];
  return (
    <li>
      <div>
        <b>{paper.name || kind}</b>
        <small>{about.join(', ')}</small>
        <FailureNote failure={failure} />
      </div>
      <div className="acts">
        {paper.side === 'company' && project.state !== 'closed' ? (
          <FileButton
            label={t('newVersion')}
            name={t('newVersionOf', { name: paper.name })}
            busy={busy}
            onFile={(file) =>
              void run(
                () => putPaper(project.id, paper.id, file),
                () => {
                  showToast({ title: t('added') });
                  return onChanged();
                },
              )
            }
          />
        ) : null}
        {newest ? (
          <Button
            variant="text"
            size="sm"
            busy={busy}
            aria-label={t('download', { name: paper.name })}
            onClick={() =>
              void run(
                () => fetchFile(paperUrl(project.id, paper.id, newest.number)),
                (file) => saveFile(file, paper.name),
              )
            }
          >
            <IconDownload />
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The papers of a project, the newest first. */
export function ProjectPapers({ project, onChanged }: Shown) {
  const t = useTexts(projectsTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  return (
    <Panel
      title={t('papers')}
      count={project.documents.length}
      action={
        project.state === 'closed' ? null : (
          <FileButton
            label={t('addPaper')}
            busy={busy}
            onFile={(file) =>
              void run(
                () => putPaper(project.id, crypto.randomUUID(), file),
                () => {
                  showToast({ title: t('added') });
                  return onChanged();
                },
              )
            }
          />
        )
      }
    >
      {project.documents.length === 0 ? <PanelBody>{t('noPapers')}</PanelBody> : null}
      {failure ? (
        <PanelBody>
          <FailureNote failure={failure} />
        </PanelBody>
      ) : null}
      <ul className="rows rows--2 rows--fold">
        {project.documents.toReversed().map((paper) => (
          <PaperRow key={paper.id} project={project} paper={paper} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  );
}
