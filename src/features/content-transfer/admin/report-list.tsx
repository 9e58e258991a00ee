import { useState } from 'react';
import { labelOf } from '#features/content/fields/field-labels.texts.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { findingTexts } from '../content-transfer.texts.ts';
import { problemText } from '../problem-text.ts';
import type { TransferReport } from '../transfer.schema.ts';
import { transferTexts } from './content-transfer-admin.texts.ts';
import { filtersOf, type RowFilter, rowsOf } from './report-rows.ts';
import '#ui/admin/layout/rows.css';
import '#ui/admin/list/filter-bar.css';

const pageSize = 50;

type Finding = TransferReport['findings'][number];
type Reported = TransferReport['records'][number];

function NoteRow({ finding: { where, code, detail } }: { finding: Finding }) {
  const t = useTexts(findingTexts);
  return (
    <li>
      <div>
        <b>{t(code)}</b>
        {detail ? <small>{detail}</small> : null}
        <small>{where}</small>
      </div>
    </li>
  );
}

type KindName = (kind: string) => string;

function RecordRow({ record, kindName }: { record: Reported; kindName: KindName }) {
  const t = useTexts(transferTexts);
  const { language } = useLanguage();
  const { title, kind, where, outcome, state, fields, problems } = record;
  const named = fields.map((field) => labelOf(language, field)).join(', ');
  return (
    <li>
      <div>
        <b>{title || t('untitled')}</b>
        {problems.map((problem) => (
          <small key={`${problem.field} ${problem.code}`} className="import-problem">
            {problem.field ? `${labelOf(language, problem.field)}: ` : ''}
            {problemText(language, problem)}
          </small>
        ))}
        {named ? <small>{t('changes', { fields: named })}</small> : null}
        <small>
          {kindName(kind)} · {t(state)} · {/^\d+$/.test(where) ? t('line', { line: where }) : where}
        </small>
      </div>
      <span className={`import-outcome import-outcome--${outcome}`}>{t(outcome)}</span>
    </li>
  );
}

/** What a file would do or did, record by record, with what was not taken over as it was. */
export function ReportList({ report, kindName }: { report: TransferReport; kindName: KindName }) {
  const t = useTexts(transferTexts);
  const [filter, setFilter] = useState<RowFilter>('all');
  const [shown, setShown] = useState(pageSize);
  const rows = rowsOf(report, filter);
  function choose(next: RowFilter): void {
    setFilter(next);
    setShown(pageSize);
  }
  return (
    <>
      <fieldset className="fils">
        <legend className="sr">{t('list')}</legend>
        {filtersOf(report).map(([name, count]) => (
          <button
            key={name}
            type="button"
            className="fil"
            aria-pressed={name === filter}
            onClick={() => choose(name)}
          >
            {t(name)} <span className="num">{count}</span>
          </button>
        ))}
      </fieldset>
      <div className="pan">
        <ul className="rows rows--2" aria-label={t('list')}>
          {rows
            .slice(0, shown)
            .map((row) =>
              'record' in row ? (
                <RecordRow key={row.key} record={row.record} kindName={kindName} />
              ) : (
                <NoteRow key={row.key} finding={row.finding} />
              ),
            )}
        </ul>
        {rows.length > shown ? (
          <div className="pan__f">
            <Button variant="soft" onClick={() => setShown(shown + pageSize)}>
              {t('more', { count: Math.min(pageSize, rows.length - shown) })}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
