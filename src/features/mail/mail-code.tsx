import type { MailDescription } from './mail.ts';
import { styleOf } from './mail-styles.ts';

/** A code to type, large and in one piece. */
export function MailCode({ code }: { code: MailDescription['code'] }) {
  if (code === undefined) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('codeCell')}>
        <p className="e-ink2" style={styleOf('codeLabel')}>
          {code.label}
        </p>
        <p className="e-ink" style={styleOf('code')}>
          {code.value}
        </p>
      </td>
    </tr>
  );
}
