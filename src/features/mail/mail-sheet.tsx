import type { CSSProperties, ReactNode } from 'react';

/** What keeps a table for layout from being drawn, and from being announced as a table. */
export const layoutTable = { role: 'presentation', cellPadding: '0', cellSpacing: '0' } as const;

type MailSheetProps = {
  /** The cell around it, which has the margins of the mail. */
  cell: CSSProperties;
  /** Its edge. */
  frame: { className?: string; style: CSSProperties };
  /** Its rows. */
  children: ReactNode;
};

/** A sheet within the mail, such as a ticket or a bill: a table as wide as the text, with an edge. */
export function MailSheet({ cell, frame, children }: MailSheetProps) {
  return (
    <tr>
      <td className="e-pad" style={cell}>
        <table {...layoutTable} width="100%" {...frame}>
          <tbody>{children}</tbody>
        </table>
      </td>
    </tr>
  );
}
