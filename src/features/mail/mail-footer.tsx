import { Fragment } from 'react';
import type { MailCompany, MailDescription } from './mail.ts';
import { footerLines } from './mail-footer-lines.ts';
import { styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';

type Props = { mail: MailDescription; company: MailCompany };

/** The company's identity and contact lines, and why the recipient gets this mail. */
export function MailFooter({ mail, company }: Props) {
  return (
    <tr>
      <td className="e-pad" style={styleOf('foot')}>
        <p style={styleOf('footText')}>
          {footerLines(company, mail.language).map((line) => (
            <Fragment key={line}>
              <MailText text={line} company={company} />
              <br />
            </Fragment>
          ))}
          <MailText text={mail.reason} company={company} />
        </p>
      </td>
    </tr>
  );
}
