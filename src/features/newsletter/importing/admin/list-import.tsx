import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { SubscriberImportDetail } from '../subscriber-imports.schema.ts';
import { ListForm } from './list-form.tsx';
import { listImportTexts } from './list-import.texts.ts';
import { ListResult } from './list-result.tsx';
import { useListImport } from './use-list-import.ts';
import './list-import.css';

function FilePanel({ isOther, onFile }: { isOther: boolean; onFile: (file: File) => void }) {
  const t = useTexts(listImportTexts);
  const label = t(isOther ? 'chooseOther' : 'choose');
  return (
    <Panel title={t('chooseTitle')}>
      <PanelBody className="stack">
        <p>{t('chooseText')}</p>
        <div className="row">
          <span className={`list-file ${buttonClass({ variant: isOther ? 'soft' : 'primary' })}`}>
            {label}
            <input
              type="file"
              aria-label={label}
              accept=".csv,.tsv,.txt"
              onChange={({ currentTarget: input }) => {
                const [file] = input.files ?? [];
                if (file) onFile(file);
                // The same file can be chosen again after it was corrected.
                input.value = '';
              }}
            />
          </span>
        </div>
      </PanelBody>
    </Panel>
  );
}

type ProgressProps = { list: SubscriberImportDetail; busy: boolean; onCancel: () => void };

function ListProgress({ list: { done, total, name }, busy, onCancel }: ProgressProps) {
  const t = useTexts(listImportTexts);
  const words = t('progress', { done, total });
  return (
    <Panel title={name || t('file')}>
      <PanelBody className="stack">
        <p>
          {words}. {t('leave')}
        </p>
        <ProgressBar label={words} value={total === 0 ? 0 : Math.floor((done / total) * 100)} />
        <div className="row">
          <Button variant="soft" busy={busy} busyLabel={t('cancelling')} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}

/** Takes a list of readers from elsewhere: its file, what its columns hold, how far it is, and its end. */
export function ListImport({ listHref }: { listHref: string }) {
  const t = useTexts(listImportTexts);
  const { list, failure, isSending, isBusy, choose, begin, cancel, goOn, forget } = useListImport();
  if (isSending) return <p role="status">{t('sending')} …</p>;
  const failed = <FailureNote failure={failure} />;
  if (list?.state === 'ready')
    return (
      <>
        {failed}
        <ListForm
          key={list.id}
          list={list}
          busy={isBusy}
          onBegin={(choices) => begin(list.id, choices)}
          onForget={() => forget(list.id)}
        />
      </>
    );
  if (list?.state === 'writing')
    return (
      <>
        {failed}
        <ListProgress list={list} busy={isBusy} onCancel={() => cancel(list.id)} />
      </>
    );
  const hasEnded = list !== null && list.state !== 'arriving';
  return (
    <>
      {failed}
      {hasEnded ? (
        <ListResult list={list} listHref={listHref} isBusy={isBusy} onGoOn={() => goOn(list.id)} />
      ) : null}
      <FilePanel isOther={hasEnded} onFile={choose} />
    </>
  );
}
