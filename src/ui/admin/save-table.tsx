import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-context.tsx';
import { Button, type ButtonVariant } from '../controls/button.tsx';
import { useStaffAction } from './calls/use-staff-action.ts';
import { fetchFile, saveFile, type TableFormat, tableUrl } from './save-file.ts';

/** A list that is saved: the address of its CSV, and the file's name without its ending. */
export type SavedTable = { url: string; name: string };

/** Saves lists as files, one at a time. */
export function useSaveTable() {
  const { language } = useLanguage();
  const { busy, failure, run } = useStaffAction();
  const save = ({ url, name }: SavedTable, format: TableFormat) =>
    void run(
      () => fetchFile(tableUrl(url, format, language)),
      (file) => saveFile(file, `${name}.${format}`),
    );
  return { busy, failure, save };
}

type SaveTableProps = {
  variant?: ButtonVariant;
  busy: boolean;
  busyLabel?: string;
  onSave: (format: TableFormat) => void;
  /** What the button for CSV says. */
  children: ReactNode;
};

/** Two buttons: a list as CSV, and as a workbook, in which every text stays as it is. */
export function SaveTable({ variant, busy, busyLabel, onSave, children }: SaveTableProps) {
  return (
    <>
      <Button variant={variant} busy={busy} busyLabel={busyLabel} onClick={() => onSave('csv')}>
        {children}
      </Button>
      <Button variant={variant} busy={busy} onClick={() => onSave('xlsx')}>
        Excel
      </Button>
    </>
  );
}
