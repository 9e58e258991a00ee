/** Lines of code, in English, which scroll sideways where they are too long; also by keyboard. */
export function CodeBlock({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <pre className="api-code" lang="en" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

/** A sentence of the document; what it has between backticks is code. */
export function CodedText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
