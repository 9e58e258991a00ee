import type { MailLink } from './mail.ts';
import { styleOf } from './mail-styles.ts';

type Props = {
  button: MailLink | undefined;
  links: MailLink[];
  /** Whether no facts precede the actions, so that they need a margin of their own. */
  alone: boolean;
};

/** The button, and the row of links below it. */
export function MailActions({ button, links, alone }: Props) {
  if (button === undefined && links.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf(alone ? 'actionsAlone' : 'actions')}>
        {button && (
          <a className="e-btn" href={button.href} style={styleOf('button')}>
            {button.label}
          </a>
        )}
        {links.length > 0 && (
          <p className="e-ink2" style={styleOf('links')}>
            {links.map(({ label, href }) => (
              <a key={href + label} className="e-a" href={href} style={styleOf('link')}>
                {label}
              </a>
            ))}
          </p>
        )}
      </td>
    </tr>
  );
}
