import { keepTogether } from './keep-together.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { styleOf } from './mail-styles.ts';
import { unbroken } from './unbroken.tsx';

/** An address that is too long for a phone goes on after its @, not within a word. */
function breakable(line: string) {
  const [, name, domain] = /^([^\s@]+@)([^\s@]+)$/.exec(line) ?? [];
  if (domain === undefined) return unbroken(line);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

type Props = { facts: MailDescription['facts']; company: MailCompany };

/** The facts in two columns, a row for each. */
export function MailFacts({ facts, company }: Props) {
  if (facts.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('facts')}>
        <table width="100%" cellPadding="0" cellSpacing="0">
          <tbody>
            {facts.map(({ label, lines }) => (
              <tr key={label}>
                <th className="e-line e-ink2" scope="row" style={styleOf('label')}>
                  {label}
                </th>
                <td className="e-line e-ink" style={styleOf('value')}>
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines may repeat
                    <div key={index}>{breakable(keepTogether(line, company))}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </td>
    </tr>
  );
}
