import { modesQuery } from '#features/modes/modes.queries.ts';
import { type Modes, plainModes } from '#features/modes/modes.ts';
import { keepCountsWhole } from '#i18n/keep-counts-whole.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import {
  fillIn,
  isList,
  type LegalBlock,
  type LegalSection,
  splitLinks,
  trueLines,
} from '../legal.ts';
import { OwnSentence, UnsetSentence } from './own-sentence.tsx';

type Values = { values: Record<string, string> };

function Inline({ text, values }: { text: string } & Values) {
  return splitLinks(text).map(({ text: label, href }, place) => {
    const shown = keepCountsWhole(fillIn(label, values));
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
    if (href === undefined) return <Unbroken key={place}>{shown}</Unbroken>;
    if (href.startsWith('/'))
      return (
        <Link key={href} to={href}>
          <Unbroken>{shown}</Unbroken>
        </Link>
      );
    return (
      <a
        key={href}
        href={fillIn(href, values)}
        translate={/^(mailto|tel):/.test(href) ? 'no' : undefined}
      >
        <Unbroken>{shown}</Unbroken>
      </a>
    );
  });
}

function Block({ block, modes, values }: { block: LegalBlock; modes: Modes } & Values) {
  const lines = trueLines(block, modes);
  if (!isList(block))
    return lines.map((line) => (
      <p key={line}>
        <Inline text={line} values={values} />
      </p>
    ));
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Inline text={line} values={values} />
        </li>
      ))}
    </ul>
  );
}

/** The sections of a legal page, as long text. */
export function LegalProse({ sections, values }: { sections: readonly LegalSection[] } & Values) {
  const { language } = useLanguage();
  const { data: modes = plainModes } = useQuery(modesQuery());
  return (
    <div className="legal__prose">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>
            <Unbroken>{section.title}</Unbroken>
          </h2>
          {section.body.map((block) => (
            <Block
              key={`${language}:${JSON.stringify(block)}`}
              block={block}
              modes={modes}
              values={values}
            />
          ))}
          {section.sentences?.map((name) => (
            <OwnSentence key={name} name={name} />
          ))}
          {section.unset ? (
            <UnsetSentence names={section.sentences ?? []} text={section.unset} />
          ) : null}
        </section>
      ))}
    </div>
  );
}
