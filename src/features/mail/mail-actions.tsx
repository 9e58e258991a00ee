import type { MailLink } from './mail.ts';
import { lookOf } from './mail-look.ts';

/** `alone`: no facts stand above, whose room would part these from the text. */
type Props = { button: MailLink | undefined; links: MailLink[]; alone: boolean };

/** The one button, and the row of links under it. */
export function MailActions({ button, links, alone }: Props) {
  if (button === undefined && links.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={lookOf(alone ? 'actionsAlone' : 'actions')}>
        {button && (
          <a className="e-btn" href={button.href} style={lookOf('button')}>
            {button.label}
          </a>
        )}
        {links.length > 0 && (
          <p className="e-ink2" style={lookOf('links')}>
            {links.map(({ label, href }) => (
              <a key={href + label} className="e-a" href={href} style={lookOf('link')}>
                {label}
              </a>
            ))}
          </p>
        )}
      </td>
    </tr>
  );
}
