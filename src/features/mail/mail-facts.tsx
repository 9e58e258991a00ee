import type { MailCompany, MailFact } from './mail.ts';
import { styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';

/** An address that is too long for a phone goes on after its @, not within a word. */
function Line({ line, company }: { line: string; company: MailCompany }) {
  const [, name, domain] = /^([^\s@]+@)([^\s@]+)$/.exec(line) ?? [];
  if (domain === undefined) return <MailText text={line} company={company} />;
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

type Props = { facts: MailFact[]; company: MailCompany };

function Fact({
  fact: { label, lines, isText },
  company,
}: {
  fact: MailFact;
  company: MailCompany;
}) {
  const said = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines may repeat
    <div key={index}>
      <Line line={line} company={company} />
    </div>
  ));
  if (isText)
    return (
      <tr>
        <td className="e-line e-ink" colSpan={2} style={styleOf('text')}>
          {label !== '' && (
            <div className="e-ink2" style={styleOf('textLabel')}>
              {label}
            </div>
          )}
          {said}
        </td>
      </tr>
    );
  return (
    <tr>
      <th className="e-label e-line e-ink2" scope="row" style={styleOf('label')}>
        {label}
      </th>
      <td className="e-value e-line e-ink" style={styleOf('value')}>
        {said}
      </td>
    </tr>
  );
}

/** Facts in two columns, on phones in one, a row for each; a text takes both. */
export function FactTable({ facts, company }: Props) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        {facts.map((fact) => (
          <Fact key={fact.label} fact={fact} company={company} />
        ))}
      </tbody>
    </table>
  );
}

/** The facts of a mail. */
export function MailFacts({ facts, company }: Props) {
  if (facts.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('facts')}>
        <FactTable facts={facts} company={company} />
      </td>
    </tr>
  );
}
