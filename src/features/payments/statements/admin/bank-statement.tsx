import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { Note } from '#ui/admin/note.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { bankAccountQuery } from '../../transfers/bank-account.ts';
import { readStatementFile } from '../statement-calls.ts';
import type { BankStatement, ProposalStatus, StatementRow } from '../statements.ts';
import { bankStatementTexts } from './bank-statement.texts.ts';
import { type RowLinks, StatementLine } from './statement-line.tsx';
import './bank-statement.css';

/** The panels of a statement, in their order: what waits for a person first. */
const groups: { title: 'confirm' | 'look' | 'unknown' | 'received'; of: ProposalStatus[] }[] = [
  { title: 'confirm', of: ['sure', 'likely'] },
  { title: 'look', of: ['differs', 'twice', 'cancelled'] },
  { title: 'unknown', of: ['unknown'] },
  { title: 'received', of: ['received'] },
];

type FilePanelProps = { isOther: boolean; isReading: boolean; onFile: (file: File) => void };

function FilePanel({ isOther, isReading, onFile }: FilePanelProps) {
  const t = useTexts(bankStatementTexts);
  const label = t(isOther ? 'chooseOther' : 'choose');
  return (
    <Panel title={t('chooseTitle')}>
      <PanelBody className="stack">
        <p className="quiet">{t('chooseText')}</p>
        <div className="row">
          <span
            className={`statement-file ${buttonClass({ variant: isOther ? 'soft' : 'primary' })}`}
          >
            {label}
            <input
              type="file"
              aria-label={label}
              accept=".csv,.tsv,.txt,.xml"
              disabled={isReading}
              onChange={({ currentTarget: input }) => {
                const [file] = input.files ?? [];
                if (file) onFile(file);
                // The same file can be chosen again.
                input.value = '';
              }}
            />
          </span>
        </div>
        {isReading ? <p role="status">{t('reading')} …</p> : null}
      </PanelBody>
    </Panel>
  );
}

function Problems({ problems }: Pick<BankStatement, 'problems'>) {
  const t = useTexts(bankStatementTexts);
  if (problems.length === 0) return null;
  return (
    <Panel title={t('problemsTitle')} count={problems.length}>
      <ul className="rows rows--2">
        {problems.map(({ line, code, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a batch has several of one line, which stay.
          <li key={at}>
            <div>
              <b>{t('line', { line })}</b>
              <small>{t(`problem_${code}`, { detail: detail || t('nothing') })}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Statement({ statement, ...links }: RowLinks & { statement: BankStatement }) {
  const t = useTexts(bankStatementTexts);
  const { otherAccount, rows, outgoing, problems } = statement;
  const went =
    outgoing === 0
      ? t('outgoing_none')
      : outgoing === 1
        ? t('outgoing_one')
        : t('outgoing_many', { count: outgoing });
  const keyOf = ({ line, day, amount, text }: StatementRow, at: number) =>
    `${line} ${day} ${amount} ${text} ${at}`;
  return (
    <>
      {otherAccount === null ? null : (
        <Note tone="warn" title={t('otherAccount')}>
          {t('otherAccountText', { iban: otherAccount })}
        </Note>
      )}
      {groups.map(({ title, of }) => {
        const found = rows.filter(({ status }) => of.includes(status));
        if (found.length === 0) return null;
        return (
          <Panel key={title} title={t(`${title}Title`)} count={found.length}>
            <ul className="rows rows--2 rows--fold">
              {found.map((row, at) => (
                <StatementLine key={keyOf(row, at)} row={row} {...links} />
              ))}
            </ul>
          </Panel>
        );
      })}
      <Problems problems={problems} />
      <p className="quiet" role="status">
        {rows.length === 0 ? `${t('nothingCame')} ` : ''}
        {went}
      </p>
    </>
  );
}

/** Reads the file of a bank, and says which payments its money is; a person confirms each. */
export function BankStatementView({
  title,
  askedHref,
  ...links
}: RowLinks & { title: string; askedHref: string }) {
  const t = useTexts(bankStatementTexts);
  const account = useQuery(bankAccountQuery());
  const { busy, failure, run } = useStaffAction();
  const [statement, setStatement] = useState<{ read: BankStatement; number: number } | null>(null);
  const read = (file: File) =>
    void run(
      () => readStatementFile(file),
      (answer) => setStatement((last) => ({ read: answer, number: (last?.number ?? 0) + 1 })),
    );
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={askedHref}>
            <IconChevronLeft />
            {t('asked')}
          </Link>
        }
        title={title}
        lead={t('lead')}
      />
      {!account.data && account.error ? (
        <LoadFailure error={account.error} onRetry={account.refetch} />
      ) : null}
      {!account.data && !account.error ? <LoadingRows /> : null}
      {account.data && !account.data.isOn ? (
        <Note tone="info" title={t('off')}>
          {t('offText')}
        </Note>
      ) : null}
      {account.data?.isOn ? (
        <>
          <FailureNote failure={failure} />
          <FilePanel isOther={statement !== null} isReading={busy} onFile={read} />
          {statement ? (
            <Statement key={statement.number} statement={statement.read} {...links} />
          ) : null}
        </>
      ) : null}
    </>
  );
}
