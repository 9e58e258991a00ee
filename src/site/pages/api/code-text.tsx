import { useLanguage } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';

/** Lines of code, in English; many of them scroll, also by keyboard. */
export function CodeBlock({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <pre className="api-code" lang="en" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

type CodedTextProps = { text: string; isUnbroken?: boolean };

/** A sentence; what it has between backticks is code, which may be kept on one line. */
export function CodedText({ text, isUnbroken }: CodedTextProps) {
  const className = isUnbroken ? 'unbroken' : undefined;
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <code key={index} className={className}>
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <Unbroken key={index}>{part}</Unbroken>
    ),
  );
}

/**
 * What the document says, in the current language; English that has no Portuguese, such as codes,
 * has `lang="en"`.
 */
export function LocalizedWords({ en, pt }: { en: string; pt: string | undefined }) {
  const { language } = useLanguage();
  const { text, lang } = localize(language, en, pt);
  const words = <CodedText text={text} />;
  return lang ? <span lang={lang}>{words}</span> : words;
}
