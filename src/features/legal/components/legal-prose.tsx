import { keepCountsWhole } from '#i18n/keep-counts-whole.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Link } from '#ui/controls/link.tsx';
import { fillIn, type LegalBlock, type LegalSection, splitLinks } from '../legal.ts';
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
      <a key={href} href={fillIn(href, values)}>
        <Unbroken>{shown}</Unbroken>
      </a>
    );
  });
}

function Block({ block, values }: { block: LegalBlock } & Values) {
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} values={values} />
      </p>
    );
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Inline text={item} values={values} />
        </li>
      ))}
    </ul>
  );
}

/** The sections of a legal page, as long text. */
export function LegalProse({ sections, values }: { sections: readonly LegalSection[] } & Values) {
  const { language } = useLanguage();
  return (
    <div className="legal__prose">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>
            <Unbroken>{section.title}</Unbroken>
          </h2>
          {section.body.map((block) => (
            <Block key={`${language}:${block}`} block={block} values={values} />
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
