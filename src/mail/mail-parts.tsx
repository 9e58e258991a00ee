import type { CSSProperties, ReactNode } from 'react';
import { splitUnbroken } from '#i18n/unbroken-words.ts';
import { keepTogether } from './mail.texts.ts';
import type { MailCompany, MailPerson } from './mail.ts';
import { faceCid, styleOf } from './mail-styles.ts';

/** A sentence in which an email or a reference is not broken at its hyphen. */
export function unbroken(text: string) {
  return splitUnbroken(text).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <span key={place} style={styleOf('unbroken')}>
        {part}
      </span>
    ),
  );
}

/** A sentence in which the company's numbers, references and words such as `email` stay on one line. */
export function MailText({ text, company }: { text: string; company: MailCompany }) {
  return unbroken(keepTogether(text, company));
}

/** What keeps a table for layout from being drawn, and from being announced as a table. */
export const layoutTable = { role: 'presentation', cellPadding: '0', cellSpacing: '0' } as const;

/** The drawing that stands for somebody, which is sent along with the mail. */
export function MailFace({ person: { name, face } }: { person: MailPerson }) {
  return (
    <img
      src={`cid:${faceCid(face)}`}
      width="56"
      height="70"
      alt={name}
      className="e-face"
      fetchPriority="low"
      style={styleOf('face')}
    />
  );
}

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
