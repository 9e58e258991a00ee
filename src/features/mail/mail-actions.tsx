import type { MailCompany, MailDescription } from './mail.ts';
import { styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';

type Props = {
  mail: Pick<MailDescription, 'button' | 'links' | 'after'>;
  company: MailCompany;
  /** Whether no facts precede the actions, so that they need a margin of their own. */
  alone: boolean;
};

/** The button, the row of links below it, and what can be done besides. */
export function MailActions({ mail: { button, links, after }, company, alone }: Props) {
  if (button === undefined && links.length === 0 && after === undefined) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf(alone ? 'actionsAlone' : 'actions')}>
        {button && (
          <a className="e-btn" href={button.href} style={styleOf('button')}>
            {button.label}
          </a>
        )}
        {links.length > 0 && (
          <p className="e-ink2" style={styleOf(button ? 'links' : 'linksAlone')}>
            {links.map(({ label, href }) => (
              <a key={href + label} className="e-a e-link" href={href} style={styleOf('link')}>
                {label}
              </a>
            ))}
          </p>
        )}
        {after && (
          <p className="e-ink2" style={styleOf('after')}>
            <MailText text={after} company={company} />
          </p>
        )}
      </td>
    </tr>
  );
}
